'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Dialog } from '@/components/ui/overlay/dialog';
import { closeWithResult, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { monthOf } from '@/lib/domain/booking/calendar-date';
import { firstOpenDate, isDateDisabled } from '@/lib/domain/booking/date-rules';
import { shownMonth } from '@/lib/domain/booking/slot-rules';
import { MonthCalendar } from './month-calendar';
import { useHotelNow } from './use-hotel-now';

const ID = 'date';

/** The calendar of a `date` option in a dialog. A tap on a day selects it and closes the dialog. Rule: booking/B12. */
export function DateSheet({ arg }: { arg: OverlayArgs['date'] }) {
  const t = useTranslations();
  const now = useHotelNow();
  const rule = { schedule_kit: { days: arg.schedule } };
  const [month, setMonth] = useState(() => monthOf(arg.chosen ?? firstOpenDate(rule, now) ?? now.date));
  const sheet = useRef<HTMLDivElement>(null);
  // The browser would focus the close button first.
  useEffect(() => sheet.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), []);
  return (
    <Dialog id={ID} title={arg.title} closeLabel={t('close')} atEnd>
      <div className="mt-4" ref={sheet}>
        <MonthCalendar
          month={shownMonth(month, now)}
          onMonth={setMonth}
          earliest={now.date}
          today={now.date}
          dayOf={(date) => {
            const isDisabled = isDateDisabled(rule, date, now);
            return { isDisabled, isChosen: date === arg.chosen, ...(isDisabled && { note: t('not_free') }) };
          }}
          onDay={(date) => closeWithResult('date', date)}
          labelledBy={`${ID}-title`}
        />
      </div>
    </Dialog>
  );
}
