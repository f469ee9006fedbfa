'use client';

import clsx from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { heldTimes } from '@/components/holds/held-times';
import { useSecondsLeft } from '@/components/holds/use-seconds-left';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { announce } from '@/components/ui/overlay/announcer';
import type { Product } from '@/lib/contract/catalogue';
import { chosenSlots } from '@/lib/domain/booking/chosen-slots';
import { firstToEnd, formatCountdown, type HeldSlot, HOLD_WARNING_SECONDS } from '@/lib/domain/booking/slot-hold';
import type { Kit } from '@/lib/domain/options/kit';
import { useHeldSlots } from './slot-holds';

/**
 * The time that is left of the chosen slots' hold, in the foot of a sheet; nothing when nothing is held. Of several holds
 * the one that ends first. Rule: booking/B29.
 */
export function HoldLine({ product, kit }: { product: Pick<Product, 'uuid'>; kit: Kit | null }) {
  const held = useHeldSlots(product.uuid);
  const chosen = chosenSlots({ property: kit });
  const first = firstToEnd(held.filter(({ slot }) => chosen.includes(slot)));
  return first.length > 0 && <Countdown key={first[0]?.endsAt} held={first} />;
}

function Countdown({ held }: { held: readonly HeldSlot[] }) {
  const { locale } = useHotel();
  const t = useTranslations();
  const endsAt = held[0]?.endsAt ?? 0;
  const left = useSecondsLeft(endsAt);
  const isEnding = left <= HOLD_WARNING_SECONDS;
  const warn = useEffectEvent(() => announce(t('slot_hold_ends', { n: HOLD_WARNING_SECONDS })));
  useEffect(() => {
    if (isEnding) warn();
  }, [isEnding]);
  return (
    <div
      className="flex min-h-target flex-wrap items-center gap-x-2.5 gap-y-1 text-sm"
      role="timer"
      aria-label={t('slot_held')}
      data-part="hold"
    >
      <Icon shape={clockIcon} size="sm" className={isEnding ? 'text-danger' : 'text-brand-strong'} />
      <b className={clsx('grow font-medium tabular-nums', isEnding && 'text-danger')}>
        <span>{`${t('slot_held')} `}</span>
        <bdi translate="no">{formatCountdown(left)}</bdi>
      </b>
      <span className="text-ink-2 tabular-nums">
        {heldTimes(
          held.map(({ slot }) => slot),
          locale,
        )}
      </span>
    </div>
  );
}
