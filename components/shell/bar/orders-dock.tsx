'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { topOverlay } from '@/components/ui/overlay/overlay-stack';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { BarEntry } from './bar-icons';
import { BarItem } from './bar-item';
import { ABOVE, RAIL, SHALLOW } from './bar-place';
import { labelWidth } from './label-fit';

/** The frame of what stands at the bottom of a page in place of the bar. */
export const DOCK = `${RAIL} ${SHALLOW} @container fixed inset-x-3 right-[calc(12px+var(--scrollbar-gone,0px))] bottom-[calc(12px+env(safe-area-inset-bottom))] z-bar mx-auto max-w-bar rounded-xl bg-surface p-1.5 shadow-lg inset-ring inset-ring-line forced-colors:border print:hidden`;

/**
 * The way to My orders in a hotel without a bar, with the strip of the next order. As wide as the strip, else as one entry,
 * because a container for queries has no width by its content. `orders`: undefined where the hotel hides it, or the
 * device has no order. Rule: navigation/N22.
 */
export function OrdersDock(props: { orders: BarEntry | undefined; badge: ReactNode; above: ReactNode }) {
  const { orders, badge, above } = props;
  const t = useTranslations();
  const top = useAtomValue(topOverlay);
  if (orders === undefined) return null;
  return (
    <nav className={clsx(DOCK, 'not-has-data-[part=live-order]:max-w-30')} data-bar="" aria-label={t('main_menu')}>
      {above && <div className={ABOVE}>{above}</div>}
      <div
        className="mx-auto max-w-27 [--fit:calc(96px/var(--em))] rail:grid rail:h-full rail:[--fit:calc(54px/var(--em))]"
        style={labelWidth(orders)}
      >
        <BarItem item={orders} open={top} badge={badge} />
      </div>
    </nav>
  );
}
