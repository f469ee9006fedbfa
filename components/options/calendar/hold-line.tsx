'use client';

import clsx from 'clsx';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/overlay/announcer';
import {
  firstToEnd,
  formatCountdown,
  type HeldSlot,
  HOLD_WARNING_SECONDS,
  secondsLeft,
} from '@/lib/domain/booking/slot-hold';
import { slotsByDay } from '@/lib/domain/booking/slot-rules';
import { shortDay } from '@/lib/domain/i18n/format-date';
import { joinList } from '@/lib/domain/i18n/join-list';
import { scheduledOption } from '@/lib/domain/money/price';
import { valuesOf } from '@/lib/domain/options/answered';
import type { Kit } from '@/lib/domain/options/kit';
import { heldSlots, onHeldSlots } from './slot-holds';

/**
 * The time that is left of the chosen slots' hold, in the foot of a sheet; nothing when nothing is held. Of several holds
 * the one that ends first. Rule: booking/B29.
 */
export function HoldLine({ productUuid, kit }: { productUuid: string; kit: Kit | null }) {
  const held = useSyncExternalStore(
    onHeldSlots,
    () => heldSlots(productUuid),
    () => heldSlots(productUuid),
  );
  const scheduled = scheduledOption({ property: kit });
  const chosen = scheduled === null ? [] : valuesOf(scheduled);
  const first = firstToEnd(held.filter(({ slot }) => chosen.includes(slot)));
  return first.length > 0 && <Countdown key={first[0]?.endsAt} held={first} />;
}

function Countdown({ held }: { held: readonly HeldSlot[] }) {
  const { locale } = useHotel();
  const t = useTranslations();
  const endsAt = held[0]?.endsAt ?? 0;
  const [left, setLeft] = useState(() => secondsLeft(endsAt, Date.now()));
  const isEnding = left <= HOLD_WARNING_SECONDS;
  useEffect(() => {
    const ticking = setInterval(() => setLeft(secondsLeft(endsAt, Date.now())), 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);
  const warn = useEffectEvent(() => announce(t('slot_hold_ends', { n: HOLD_WARNING_SECONDS })));
  useEffect(() => {
    if (isEnding) warn();
  }, [isEnding]);
  const times = slotsByDay(held.map(({ slot }) => slot)).map(({ date, times }) =>
    joinList([shortDay(date, locale), ...times], locale),
  );
  return (
    <div
      className="flex min-h-target flex-wrap items-center gap-x-2.5 gap-y-1 text-sm"
      role="timer"
      aria-label={t('slot_held')}
      data-part="hold"
    >
      <Icon name="clock" size="sm" className={isEnding ? 'text-danger' : 'text-brand-strong'} />
      <b className={clsx('grow font-medium tabular-nums', isEnding && 'text-danger')}>
        {t('slot_held')} <bdi>{formatCountdown(left)}</bdi>
      </b>
      <span className="text-ink-2 tabular-nums">{times.join(' ')}</span>
    </div>
  );
}
