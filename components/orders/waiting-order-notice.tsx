'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { wifiOffIcon } from '@/components/ui/icons/wifi-off';
import { Notice } from '@/components/ui/notice';
import { orderIntent } from '@/lib/device/pending-order';
import { canUndo } from '@/lib/domain/orders/held-order';
import { isSentByItself, waitingProducts } from '@/lib/domain/orders/waiting-order';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useServerNow } from './use-server-now';

const MINUTE_MS = 60_000;

/**
 * The order that waits for a network, which the hotel does not know yet; not a held request, which waits for no network.
 * Rules: sending/SE21, sending/SE23.
 */
export function useWaitingOrder() {
  const intent = useAtomValue(orderIntent);
  const now = useServerNow(MINUTE_MS, intent?.waitsSince != null);
  if (canUndo(intent)) return null;
  return intent !== null && isSentByItself(intent, Math.max(now, intent.waitsSince ?? 0)) ? intent : null;
}

/** Says in My orders which order waits for a network, and of which sum. */
export function WaitingOrderNotice({ order }: { order: NonNullable<ReturnType<typeof useWaitingOrder>> }) {
  const t = useTranslations();
  const { language } = useHotel();
  const price = useMoney().price(order.body.success.sum);
  const products = waitingProducts(order, language);
  return (
    <Notice tone="warn" icon={wifiOffIcon}>
      <p>
        <strong>{[t('send_left_title'), price].filter(Boolean).join(' · ')}</strong>
      </p>
      {products !== '' && <p>{products}</p>}
      <p>{t('send_waits_text')}</p>
    </Notice>
  );
}
