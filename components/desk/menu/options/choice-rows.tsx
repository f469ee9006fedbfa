'use client';

import { TextButton } from '@/components/ui/button/text-button';
import { FieldError } from '@/components/ui/form/field-error';
import type { FieldPath } from '@/lib/domain/menu-editor/field-path';
import { choicesOf, type FileRecord, keptFields, newChoice } from '@/lib/domain/menu-editor/option-form';
import { movedTo } from '@/lib/domain/menu-editor/order';
import { useDesk } from '../../desk-context';
import { fieldId, useEditing } from '../editor/editing';
import { CountField, FlagField, KeptLine, MenuText, PriceField } from '../editor/fields';
import { MoveButtons, RemoveButton } from '../editor/list-buttons';

const SHOWN = ['id', 'title', 'price', 'checked', 'minimum', 'maximum'];

/** The choices of a question with their prices, in their order. Rule: menu/ME47. */
export function ChoiceRows(props: { option: FileRecord; path: FieldPath; hasPrices: boolean; hasPieces: boolean }) {
  const { option, path, hasPrices, hasPieces } = props;
  const { t } = useDesk();
  const { set, problemsOf } = useEditing();
  const choices = choicesOf(option);
  const own = [...path, 'attrs'];
  const change = (next: readonly FileRecord[]) => set(own, next.length === 0 ? null : next);
  return (
    <fieldset id={fieldId(own)} tabIndex={-1} className="grid gap-3">
      <legend className="mb-2 font-medium text-ink-2 text-sm">{t('menu_choices')}</legend>
      <ol className="grid gap-3 empty:hidden">
        {choices.map((choice, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: every field is controlled, and new choices have no id yet
          <li key={place} className="grid gap-2 rounded-md bg-sunken p-3">
            <MenuText path={[...own, place, 'title']} label={t('menu_choice_n', { n: place + 1 })} isRequired />
            <div className="grid grid-cols-2 items-start gap-3 empty:hidden min-[600px]:grid-cols-3">
              {hasPrices && <PriceField path={[...own, place, 'price']} label={t('menu_choice_price')} />}
              {hasPieces && <CountField path={[...own, place, 'minimum']} label={t('menu_least_pieces')} />}
              {hasPieces && <CountField path={[...own, place, 'maximum']} label={t('menu_most_pieces')} />}
            </div>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <FlagField path={[...own, place, 'checked']} label={t('menu_checked')} />
              <span className="flex">
                <MoveButtons
                  name={t('menu_choice_n', { n: place + 1 })}
                  place={place}
                  count={choices.length}
                  onMove={(to) => change(movedTo(choices, place, to))}
                />
                <RemoveButton
                  label={t('menu_remove', { name: t('menu_choice_n', { n: place + 1 }) })}
                  onPress={() => change(choices.filter((_each, index) => index !== place))}
                />
              </span>
            </div>
            <KeptLine fields={keptFields(choice, SHOWN)} />
          </li>
        ))}
      </ol>
      <FieldError id={`${fieldId(own)}-about`}>
        {problemsOf(
          own,
          choices.map((_choice, place) => `${place}`),
        )}
      </FieldError>
      <TextButton layout="row" className="w-fit text-sm" onClick={() => change([...choices, newChoice()])}>
        {t('menu_choice_add')}
      </TextButton>
    </fieldset>
  );
}
