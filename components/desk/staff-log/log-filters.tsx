'use client';

import { useId } from 'react';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { TextField } from '@/components/ui/form/text-field';
import { useDesk } from '../desk-context';
import { LOG_ACTIONS } from './action-words';
import { type LogFilter, useLogPersons } from './use-staff-log';

type FilterProps = { filter: LogFilter; onChange(filter: LogFilter): void };

/** Narrows the log to a person, an action, and days. */
export function LogFilters({ filter, onChange }: FilterProps) {
  const { hotel, t } = useDesk();
  const persons = useLogPersons();
  const id = useId();
  const change = (part: Partial<LogFilter>) => onChange({ ...filter, ...part });
  const actions = LOG_ACTIONS.map(([action, word]) => ({ action, text: t(word) })).sort((one, other) =>
    one.text.localeCompare(other.text, hotel.languageTag),
  );
  return (
    <div className="grid grid-cols-2 gap-3 min-[760px]:grid-cols-4">
      <Field label={t('log_person')} htmlFor={`${id}-person`}>
        <Select id={`${id}-person`} value={filter.person} onChange={({ target }) => change({ person: target.value })}>
          <option value="">{t('log_everybody')}</option>
          {persons.map(({ id: person, name, state }) => (
            <option key={person} value={person}>
              {state === 'removed' ? t('log_removed', { name }) : name}
            </option>
          ))}
          <option value="key">{t('how_key')}</option>
        </Select>
      </Field>
      <Field label={t('log_action')} htmlFor={`${id}-action`}>
        <Select id={`${id}-action`} value={filter.action} onChange={({ target }) => change({ action: target.value })}>
          <option value="">{t('log_everything')}</option>
          {actions.map(({ action, text }) => (
            <option key={action} value={action}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('first_day')} htmlFor={`${id}-from`}>
        <TextField
          id={`${id}-from`}
          type="date"
          max={filter.to || undefined}
          value={filter.from}
          onChange={({ target }) => change({ from: target.value })}
        />
      </Field>
      <Field label={t('last_day')} htmlFor={`${id}-to`}>
        <TextField
          id={`${id}-to`}
          type="date"
          min={filter.from || undefined}
          value={filter.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </Field>
    </div>
  );
}
