'use client';

import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextField } from '@/components/ui/form/text-field';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { addDays, parseDate } from '@/lib/domain/booking/calendar-date';
import { useDesk } from './desk-context';

/** Typing a year passes through the first century. */
const EARLIEST = '2000-01-01';

/** Whether a text is a day that can be shown. Rule: figures/FG2. */
const isShownDay = (text: string, today: string): boolean =>
  parseDate(text) !== null && text >= EARLIEST && text <= today;

/**
 * A day up to today, as a field, between buttons for the days beside it. `day` null: none; `onDay` is called with null only
 * where the field may be empty.
 */
export function DayPicker(props: {
  day: string | null;
  today: string;
  isOptional?: boolean;
  onDay(day: string | null): void;
}) {
  const { day, today, isOptional = false, onDay } = props;
  const { t } = useDesk();
  const [typed, setTyped] = useState(day ?? '');
  useEffect(() => setTyped(day ?? ''), [day]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out as a block in older browsers
    <div className="flex items-center gap-1 print:hidden" role="group" aria-label={t('day')}>
      <IconButton icon={chevronLeftIcon} label={t('day_before')} onClick={() => onDay(addDays(day ?? today, -1))} />
      <TextField
        type="date"
        className="w-40"
        aria-label={t('day')}
        min={EARLIEST}
        max={today}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isShownDay(target.value, today)) onDay(target.value);
          else if (isOptional && target.value === '') onDay(null);
        }}
      />
      <IconButton
        icon={chevronRightIcon}
        label={t('day_after')}
        className="unavailable:cursor-not-allowed unavailable:text-line-strong"
        aria-disabled={(day ?? today) >= today || undefined}
        onClick={() => day !== null && day < today && onDay(addDays(day, 1))}
      />
    </div>
  );
}
