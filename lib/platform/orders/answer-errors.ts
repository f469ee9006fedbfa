import type { FieldErrors } from '@/lib/contract/refusals';
import { sameId } from '@/lib/domain/id';
import { missingChoices } from '@/lib/domain/options/options';
import { platformMessage } from '@/lib/words/platform-messages';
import type { AnsweredKit } from './answer-kit';

/** One error for each invalid option: how many choices are missing, or else a request to check the answer. */
export function answerErrors({ kit, invalid }: AnsweredKit, language: string): FieldErrors {
  const fields = invalid.map((id): [string, string] => {
    const option = kit?.properties.find((property) => sameId(property.id, id));
    const missing = option === undefined ? 0 : missingChoices(option);
    const message =
      missing > 0 ? platformMessage('more', language, { n: missing }) : platformMessage('answer', language);
    return [`properties.${id}`, message];
  });
  return Object.fromEntries(fields);
}
