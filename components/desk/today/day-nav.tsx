'use client';

import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextField } from '@/components/ui/form/text-field';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { addDays, parseDate } from '@/lib/domain/booking/calendar-date';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';

/** Typing a year passes through the first century. */
const EARLIEST = '2000-01-01';

/** Whether a text is a day that can be shown. Rule: figures/FG2. */
const isShownDay = (text: string, today: string): boolean =>
  parseDate(text) !== null && text >= EARLIEST && text <= today;

/** The day that is shown, as a field, between buttons for the days beside it. */
export function DayNav({ day, today }: { day: string; today: string }) {
  const { t } = useDesk();
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const show = (other: string) => {
    window.location.hash = deskAddress('today', other === today ? undefined : other);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out as a block in older browsers
    <div className="flex items-center gap-1 print:hidden" role="group" aria-label={t('day')}>
      <IconButton icon={chevronLeftIcon} label={t('day_before')} onClick={() => show(addDays(day, -1))} />
      <TextField
        type="date"
        className="w-40"
        aria-label={t('day')}
        min={EARLIEST}
        max={today}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isShownDay(target.value, today)) show(target.value);
        }}
      />
      <IconButton
        icon={chevronRightIcon}
        label={t('day_after')}
        className="unavailable:cursor-not-allowed unavailable:text-line-strong"
        aria-disabled={day >= today || undefined}
        onClick={() => day < today && show(addDays(day, 1))}
      />
    </div>
  );
}
