'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { FieldHint } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { calendarIcon } from '@/components/ui/icons/calendar';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { initialTabStop, stripDays, stripRange } from '@/lib/domain/booking/day-strip';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { LoadFailed } from '../form/load-failed';
import { DayStrip } from './day-strip';
import { type DayRule, type OfferedDays, useOfferedDays } from './use-offered-days';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    /** `first`: the first day that can be chosen, whose month is shown when no day is chosen. */
    month: { title: string; chosen: string | null; first: string | null; rule: DayRule };
  }
  interface OverlayResults {
    month: string;
  }
}

/** One way to pick a day, for slots and dates: the state of the strip, with a chosen day behind it. */
export type DayPick = {
  rule: DayRule;
  now: HotelNow;
  /** The chosen day; null: none yet. */
  date: string | null;
  days: OfferedDays;
  refetch: () => void;
  reset: () => void;
};

/** Reads which of the next days can be chosen. Rules: booking/B24, booking/B25. */
export function useDayPick(rule: DayRule, date: string | null, now: HotelNow): DayPick {
  const strip = stripRange(now.date);
  const isFar = date !== null && date > strip.end_date;
  const near = useOfferedDays(rule, strip, now);
  const far = useOfferedDays(rule, isFar ? { start_date: date, end_date: date } : null, now);
  const both = (act: (days: OfferedDays) => void) => () => {
    act(near);
    if (isFar) act(far);
  };
  return {
    rule,
    now,
    date,
    days: { ...near, dayOf: (day) => (isFar && day === date ? far : near).dayOf(day) },
    refetch: both(({ call }) => call.refetch()),
    reset: both(({ call }) => call.reset()),
  };
}

/** The button in the heading's line that opens the months. Rule: booking/B25. */
export function MonthButton(props: { pick: DayPick; title: string; onDay: (date: string) => void }) {
  const { pick, title, onDay } = props;
  const t = useTranslations();
  const open = async () => {
    const arg = { title, chosen: pick.date, first: pick.days.first(), rule: pick.rule };
    const date = await openOverlayForResult('month', arg);
    if (date !== undefined) onDay(date);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-me-3 w-auto! px-3! text-brand-strong! forced-colors:text-system-link!"
      aria-haspopup="dialog"
      {...opens('month')}
      onClick={() => void open()}
    >
      <Icon shape={calendarIcon} size="sm" />
      <span>{t('show_month')}</span>
    </Button>
  );
}

/** The next days, with what is missing among them. Rules: booking/B9, booking/B24, booking/B26. */
export function DayPicker(props: { pick: DayPick; blockId: string; onDay: (date: string) => void }) {
  const { pick, blockId, onDay } = props;
  const { days, date, now } = pick;
  const t = useTranslations();
  const failure = useFailureMessage();
  const shown = stripDays(now.date, date);
  return (
    <>
      <DayStrip
        days={shown}
        today={now.date}
        dayOf={(day) => ({ ...days.dayOf(day), isChosen: day === date })}
        onDay={onDay}
        initialTabStop={initialTabStop(shown, date, (day) => !days.dayOf(day).isDisabled)}
        isBusy={days.isBusy}
      />
      {days.call.refusal !== null && (
        <LoadFailed
          text={failure('days_failed')}
          blockId={blockId}
          isLoading={days.call.isLoading}
          onRetry={pick.refetch}
        />
      )}
      {days.isNone && <FieldHint>{t('booking_none')}</FieldHint>}
    </>
  );
}
