'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { FieldHint } from '@/components/ui/form/field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { closeWithResult, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { monthOf } from '@/lib/domain/booking/calendar-date';
import { shownMonth } from '@/lib/domain/booking/slot-rules';
import { monthRange } from '@/lib/domain/i18n/month-grid';
import { LoadFailed } from '../form/load-failed';
import { MonthCalendar } from './month-calendar';
import { useOfferedDays } from './use-offered-days';

const ID = 'month';

/**
 * The months behind the strip of the next days. A tap on a day chooses it and closes the dialog; going back leads to the
 * strip. Rules: booking/B1, booking/B12, booking/B25.
 */
export function MonthDialog({ arg }: { arg: OverlayArgs['month'] }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  const now = useHotelNow();
  const [paged, setMonth] = useState(() => monthOf(arg.chosen ?? arg.first ?? now.date));
  const month = shownMonth(paged, now);
  const days = useOfferedDays(arg.rule, monthRange(month, now), now);
  const sheet = useRef<HTMLDivElement>(null);
  // The browser would focus the close button first.
  useEffect(() => sheet.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), []);
  return (
    <Dialog id={ID} title={arg.title} closeLabel={t('close')} atEnd>
      <div className="mt-4 grid grid-cols-1 gap-3" id={`${ID}-days`} ref={sheet}>
        <MonthCalendar
          month={month}
          onMonth={setMonth}
          earliest={now.date}
          today={now.date}
          dayOf={(date) => ({ ...days.dayOf(date), isChosen: date === arg.chosen })}
          onDay={(date) => closeWithResult('month', date)}
          labelledBy={`${ID}-title`}
          isBusy={days.isBusy}
        />
        {days.call.refusal !== null && (
          <LoadFailed
            text={failure('days_failed')}
            blockId={`${ID}-days`}
            isLoading={days.call.isLoading}
            onRetry={days.call.refetch}
          />
        )}
        {days.isNone && <FieldHint>{t('no_free_days')}</FieldHint>}
      </div>
    </Dialog>
  );
}
