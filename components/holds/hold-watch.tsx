'use client';

import { useEffect, useEffectEvent } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useCartActions } from '@/components/hotel/use-cart';
import { announceVisibly } from '@/components/ui/overlay/announcer';
import { cartHolds } from '@/lib/device/cart-holds';
import { afterRunOut, firstToEnd, HOLD_WARNING_SECONDS, secondsLeft } from '@/lib/domain/booking/slot-hold';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { heldTimes } from './held-times';
import { lineSlots, useCartHold } from './use-cart-hold';

/** Milliseconds after the end of a hold, in which an open form reports the end of its own. */
const AFTER_FORMS = 500;

/** Announces on every page that a hold of the cart ends soon, and that it has ended. Rule: booking/B31. */
export function HoldWatch() {
  const { locale } = useHotel();
  const t = useTranslations();
  const { latest } = useCartActions();
  const endsAt = useCartHold()[0]?.endsAt ?? null;
  // A hold that no line has any more is forgotten at its end too.
  const nextEnd = firstToEnd(useAtomValue(cartHolds).filter((hold) => hold.endsAt > 0))[0]?.endsAt ?? null;
  const warn = useEffectEvent((end: number) =>
    announceVisibly(t('slot_hold_ends', { n: secondsLeft(end, Date.now()) })),
  );
  const report = useEffectEvent(() => {
    const all = cartHolds.get();
    const { holds, ended } = afterRunOut(all, latest().products.map(lineSlots), Date.now());
    if (ended.length > 0 || holds.length < all.length) cartHolds.changeNow(() => holds);
    if (ended.length > 0) announceVisibly(t('slot_hold_over', { times: heldTimes(ended, locale) }));
  });
  useEffect(() => {
    if (endsAt === null) return;
    const soon = endsAt - HOLD_WARNING_SECONDS * 1000 - Date.now();
    const timer = setTimeout(
      () => {
        if (endsAt > Date.now()) warn(endsAt);
      },
      Math.max(0, soon),
    );
    return () => clearTimeout(timer);
  }, [endsAt]);
  useEffect(() => {
    const left = nextEnd === null ? 0 : nextEnd - Date.now();
    const timer = setTimeout(() => report(), Math.max(0, left) + AFTER_FORMS);
    return () => clearTimeout(timer);
  }, [nextEnd]);
  return null;
}
