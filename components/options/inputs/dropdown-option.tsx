'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Select } from '@/components/ui/form/select';
import { textIn } from '@/lib/domain/i18n/text';
import { choiceLabel } from '@/lib/domain/money/price-label';
import { chosenChoice } from '@/lib/domain/options/answered';
import type { Choice } from '@/lib/domain/options/kit';
import { chooseChoice, isSoldOut, setOptionValue } from '@/lib/domain/options/options';
import { fewLeft } from '@/lib/domain/stock/stock';
import { OptionField } from '../form/option-field';
import type { OptionProps } from './option-props';
import { useFormatPriceLabel } from './price-tag';

/** Isolates a text's direction by control characters, because an <option> cannot contain elements. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A select option as a native dropdown. */
export function DropdownOption({ change, ...shared }: OptionProps) {
  const { option } = shared;
  const { language } = useHotel();
  const t = useTranslations();
  const formatLabel = useFormatPriceLabel();
  const chosen = chosenChoice(option);
  const titleOf = (choice: Choice) => {
    const few = fewLeft(choice.stock_left);
    const price = isSoldOut(choice) ? t('line_sold_out') : formatLabel(choiceLabel(option, choice));
    const title = textIn(choice.title, language);
    const notes = [price, few === null ? '' : t('few_left', { n: few })].filter((note) => note !== '');
    return notes.length === 0 ? title : `${title} (${notes.map(isolated).join(', ')})`;
  };
  return (
    <OptionField {...shared} error={t('validation_choice')}>
      {(field) => (
        <Select
          {...field}
          disabled={option.is_read_only}
          value={chosen === null ? '' : String(chosen.id)}
          onChange={({ target }) =>
            change((kit) =>
              target.value === '' ? setOptionValue(kit, option.id, null) : chooseChoice(kit, option.id, target.value),
            )
          }
        >
          <option value="">{t('choose')}</option>
          {option.attrs.map((choice) => (
            <option key={String(choice.id)} value={String(choice.id)} disabled={isSoldOut(choice) && choice !== chosen}>
              {titleOf(choice)}
            </option>
          ))}
        </Select>
      )}
    </OptionField>
  );
}
