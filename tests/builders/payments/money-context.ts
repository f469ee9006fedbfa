import { v4 } from 'uuid';
import { openDatabase } from '@/lib/platform/database/database';
import type { MoneyContext } from '@/lib/platform/payments/money-context';
import { paymentPage } from '@/lib/platform/payments/payment-page';
import { paymentProviders } from '@/lib/platform/payments/payment-providers';
import type { TestPlatform } from '../platform/embedded-platform';
import { TEST_DATABASE_TIMES } from '../platform/stores';
import type { PaymentService } from './payment-service';

/**
 * What the background work of another process at the same store needs, so that a test can begin it, drop it in the middle, and begin
 * it again. `events`: the orders that it has published to listeners.
 */
export function moneyContext(
  { store, unexpectedErrors }: Pick<TestPlatform, 'store' | 'unexpectedErrors'>,
  { services }: Pick<PaymentService, 'services'>,
  now: () => Date,
): MoneyContext & { events: string[]; close(): Promise<void> } {
  const database = openDatabase(store.url, (error) => unexpectedErrors.push(error), TEST_DATABASE_TIMES);
  const events: string[] = [];
  return {
    database,
    now,
    uuid: v4,
    paymentProviders: paymentProviders(services, paymentPage(database, { now, capture: services.capture })),
    publishEvent: (event) => {
      if ('order_uuid' in event) events.push(event.order_uuid);
    },
    reportError: (error) => unexpectedErrors.push(error),
    events,
    close: () => database.close(),
  };
}
