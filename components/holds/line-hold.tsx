'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { cartHolds } from '@/lib/device/cart-holds';
import { firstToEnd, formatCountdown, holdsOf } from '@/lib/domain/booking/slot-hold';
import type { Kit } from '@/lib/domain/options/kit';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { heldTimes } from './held-times';
import { lineSlots } from './use-cart-hold';
import { useSecondsLeft } from './use-seconds-left';

/**
 * How long the slots of a line of the cart are still held, or which are no longer; nothing if nothing was held. Rule:
 * booking/B31.
 */
export function LineHold({ product }: { product: { uuid: string; property: Kit | null } }) {
  const { locale } = useHotel();
  const t = useTranslations();
  const all = useAtomValue(cartHolds);
  const { held, ended } = holdsOf(all, lineSlots({ product }));
  const [first] = firstToEnd(held);
  return (
    <>
      {first !== undefined && <HeldFor key={first.endsAt} endsAt={first.endsAt} />}
      {ended.length > 0 && (
        <small className="mt-0.5 text-sm text-warning">
          {t('slot_hold_over', { times: heldTimes(ended, locale) })}
        </small>
      )}
    </>
  );
}

function HeldFor({ endsAt }: { endsAt: number }) {
  const t = useTranslations();
  const left = useSecondsLeft(endsAt);
  return (
    <small
      className="mt-0.5 flex items-center gap-1 font-medium text-sm text-brand-strong tabular-nums"
      data-part="line-hold"
    >
      <Icon shape={clockIcon} size="xs" />
      <span>{`${t('slot_held')} `}</span>
      <bdi translate="no">{formatCountdown(left)}</bdi>
    </small>
  );
}
