'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { wifiOffIcon } from '@/components/ui/icons/wifi-off';
import { Notice } from '@/components/ui/notice';
import { orderIntent } from '@/lib/device/pending-order';
import { isSentByItself, waitingProducts } from '@/lib/domain/orders/waiting-order';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useNow } from './use-now';

const MINUTE_MS = 60_000;

/** The order that waits for a network, which the hotel does not know yet. Rule: sending/SE21. */
export function useWaitingOrder() {
  const intent = useAtomValue(orderIntent);
  const now = useNow(MINUTE_MS, intent?.waitsSince != null);
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
