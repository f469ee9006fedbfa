import type { FieldErrors } from '@/lib/contract/refusals';
import { sameId } from '@/lib/domain/options/kit';
import { missingChoices } from '@/lib/domain/options/options';
import type { AnsweredKit } from './answer-kit';
import { refusalWord } from './refusal-words';

/** The fields of the options whose answers will not do: how many choices are missing, or that one needs another look. */
export function wrongAnswers({ kit, wrong }: AnsweredKit, language: string): FieldErrors {
  const fields = wrong.map((id): [string, string] => {
    const option = kit?.properties.find((each) => sameId(each.id, id));
    const missing = option === undefined ? 0 : missingChoices(option);
    const said = missing > 0 ? refusalWord('more', language, { n: missing }) : refusalWord('answer', language);
    return [`properties.${id}`, said];
  });
  return Object.fromEntries(fields);
}
