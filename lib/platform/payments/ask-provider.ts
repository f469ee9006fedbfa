import { orderByUuid } from '../stores/orders';
import type { StoredPayment } from '../stores/payments';
import type { MoneyContext } from './money-context';
import { paymentError } from './payment-error';
import type { PaymentProvider, ProviderPayment } from './payment-provider';

/** A payment as its provider is asked about it, and the provider. Throws when it is no longer set up. */
export async function askedProvider(
  { database, paymentProviders }: Pick<MoneyContext, 'database' | 'paymentProviders'>,
  payment: StoredPayment,
): Promise<{ provider: PaymentProvider; asked: ProviderPayment }> {
  const { hotel, order_uuid, reference, intent, account, amount, currency, currency_code: currencyCode } = payment;
  const provider = paymentProviders.byCode(hotel, payment.provider);
  if (provider === null) throw paymentError('provider not set up');
  const order = await orderByUuid(database.db, hotel, order_uuid);
  if (order === null) throw new Error('a payment has no order');
  return { provider, asked: { hotel, reference, intent, account, amount, currency, currencyCode, num: order.num } };
}
