'use client';

import { TextButton } from '@/components/ui/button/text-button';
import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
import {
  newScheduleRow,
  type ScheduleRow,
  scheduleIssue,
  scheduleOf,
  scheduleRows,
} from '@/lib/domain/menu-editor/schedule-form';
import { useDesk } from '../../desk-context';
import { fieldId, useEditing } from './editing';
import { FieldGroup, MenuText } from './fields';
import { RemoveButton } from './list-buttons';

const ISSUE_WORDS = { no_days: 'menu_no_days', half_time: 'menu_half_time', dates: 'menu_dates' } as const;
const PATH = ['schedule'];

/** When it can be ordered; without entries always. Rule: menu/ME46. */
export function ScheduleFields() {
  const { t } = useDesk();
  const { at, set } = useEditing();
  const schedule = at(PATH);
  const rows = scheduleRows(schedule);
  const change = (next: readonly ScheduleRow[]) => set(PATH, scheduleOf(next, schedule));
  return (
    <FieldGroup title={t('menu_hours')} path={PATH} apart={['descr']}>
      {rows.length === 0 && <p className="text-ink-2 text-sm">{t('menu_always')}</p>}
      <ul className="grid gap-4 empty:hidden">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and are changed in place
          <li key={place}>
            <ScheduleEntry
              row={row}
              place={place}
              onChange={(next) => change(rows.map((each, index) => (index === place ? next : each)))}
              onRemove={() => change(rows.filter((_each, index) => index !== place))}
            />
          </li>
        ))}
      </ul>
      <TextButton layout="row" className="w-fit text-sm" onClick={() => change([...rows, newScheduleRow()])}>
        {t('menu_hours_add')}
      </TextButton>
      {schedule !== undefined && schedule !== null && (
        <MenuText path={['schedule', 'descr']} label={t('menu_hours_text')} hint={t('menu_hours_hint')} />
      )}
    </FieldGroup>
  );
}

function ScheduleEntry(props: { row: ScheduleRow; place: number; onChange(row: ScheduleRow): void; onRemove(): void }) {
  const { row, place, onChange, onRemove } = props;
  const { hotel, t } = useDesk();
  const issue = scheduleIssue(row);
  const id = fieldId(['schedule', 'days', place]);
  const times = [
    { field: 'opens', label: t('from'), type: 'time' },
    { field: 'closes', label: t('to'), type: 'time' },
    { field: 'from', label: t('menu_season_from'), type: 'date' },
    { field: 'until', label: t('menu_season_until'), type: 'date' },
  ] as const;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="grid gap-3 rounded-md p-3 inset-ring inset-ring-line"
      aria-describedby={`${id}-about`}
    >
      <legend className="sr-only">{t('menu_hours_n', { n: place + 1 })}</legend>
      <div className="flex items-start justify-between gap-2">
        <div className="flex flex-wrap gap-1">
          {weekdayNames(hotel.language).map((name, day) => (
            <button
              key={name}
              type="button"
              className="min-h-target min-w-target rounded-sm px-2 text-sm inset-ring inset-ring-line-strong hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong forced-colors:border forced-colors:aria-pressed:chosen"
              aria-pressed={row.days[day]}
              onClick={() => onChange({ ...row, days: row.days.map((isOn, each) => (each === day ? !isOn : isOn)) })}
            >
              {name}
            </button>
          ))}
        </div>
        <RemoveButton label={t('menu_remove', { name: t('menu_hours_n', { n: place + 1 }) })} onPress={onRemove} />
      </div>
      <div className="grid gap-3 min-[360px]:grid-cols-2">
        {times.map(({ field, label, type }) => (
          <Field key={field} label={label} htmlFor={`${id}-${field}`}>
            <TextField
              id={`${id}-${field}`}
              isNumber
              type={type}
              className="min-w-0 px-3!"
              value={row[field]}
              onChange={({ target }) => onChange({ ...row, [field]: target.value })}
            />
          </Field>
        ))}
      </div>
      <FieldError id={`${id}-about`}>{issue === null ? null : t(ISSUE_WORDS[issue])}</FieldError>
    </fieldset>
  );
}
