import { keepRefused } from '@/lib/platform/stores/payment-reports';
import { NOON, type TestPlatform } from '../platform/embedded-platform';
import { throughOtherConnection } from '../platform/store-contents';
import { paidOrders } from './paid-orders';
import type { PaymentService } from './payment-service';

const IN_AN_HOUR = '2026-05-01T11:00:00.000Z';

/**
 * An accepted order at the hotel aurora whose charge fails, whose reservation ends soon, and of which the service has reported
 * something else. Returns its uuid and the id of the report.
 */
export async function moneyProblems(
  platform: TestPlatform,
  service: PaymentService,
): Promise<{ uuid: string; report: string }> {
  const orders = paidOrders(platform);
  const { uuid, token } = await orders.place();
  service.pay(service.references(uuid)[0] ?? '', { heldUntil: IN_AN_HOUR });
  await platform.app.payments.refresh('aurora', token);
  await orders.move(uuid, 'accept');
  platform.advanceSeconds(15);
  service.fault = () => 'lost-before';
  await platform.app.moneyMover.runOnce();
  service.fault = () => null;
  const report = 'aaaaaaaa-0000-4000-8000-000000000001';
  const refused = { hotel: 'aurora', id: report, order_uuid: uuid, reason: 'amount', received_at: NOON } as const;
  await throughOtherConnection(platform.store, (db) => keepRefused(db, refused));
  return { uuid, report };
}
