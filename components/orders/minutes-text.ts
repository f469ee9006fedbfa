import type { Translate } from '@/components/hotel/hotel-context';
import type { Order } from '@/lib/contract/order';
import { timerAt } from '@/lib/domain/orders/delivery-timer';
import { hasTimer } from '@/lib/domain/orders/order-status';

/** The minutes until an order arrives, '' when no time is expected. Rule: orders/OR14. */
export function minutesText(order: Order, at: { receivedAt: number; now: number }, t: Translate): string {
  if (!hasTimer(order)) return '';
  const view = timerAt({ ...at, expectedTimeleft: order.expected_timeleft ?? 0 });
  if (view.kind === 'expected') return t('exp_delivery_time');
  if (view.hours > 0) return t('timer_hours_minutes', { h: view.hours, m: view.minutes });
  return t('timer_minutes', { m: view.minutes });
}
