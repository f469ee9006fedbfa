import type { OrderQuote } from '@/lib/contract/quote-api';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { DeskOrder } from '@/lib/platform/orders/order-card';
import { orderOf, soup, type TestPlatform } from './embedded-platform';

type Limit = { orders: number; minutes: number } | null;
type Limits = { kitchen?: Limit; bar?: Limit };

/** Aurora gets a kitchen, which usually takes 20 minutes, and a bar for wellness; it takes orders ahead. */
export async function openKitchen(platform: TestPlatform, { kitchen = null, bar = null }: Limits = {}): Promise<void> {
  platform.files.change('aurora/hotel.json', (hotel) => {
    const stations = [
      { id: 'kitchen', title: 'Kitchen', sections: [10], max_orders_per_interval: kitchen },
      { id: 'bar', title: 'Bar', sections: [20], max_orders_per_interval: bar },
    ];
    const desk = { promise_minutes: { '10': 20 }, stations };
    hotel.ext_data = { ...(hotel.ext_data as object), variations: { orderAhead: true }, desk };
  });
  await platform.restart();
}

/** How the platform answers to an order of a soup, or of what else is changed. */
export const sendOrder = (platform: TestPlatform, changes: Partial<OrderBody> = {}) =>
  platform.post('/api/v1/orders', orderOf('aurora', { ...changes, products: changes.products ?? [soup(4.5)] }));

/** The statuses of orders that are sent one after the other. */
export async function sendOrders(platform: TestPlatform, count: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 1) statuses.push((await sendOrder(platform)).status);
  return statuses;
}

export async function quoteIn(platform: TestPlatform, changes: object = {}): Promise<OrderQuote> {
  const body = { hotel_id: 1, products: [{ product: { id: 100 } }], ...changes };
  return (await platform.post('/api/v1/orders/quote', body)).body.data as OrderQuote;
}

export const ordersAtDesk = async (platform: TestPlatform, group = 'draft') =>
  (await platform.desk('aurora', `/orders?group=${group}`)).body.data as DeskOrder[];

/** What staff say of the kitchen. */
export const sayOfKitchen = (platform: TestPlatform, notice: object) =>
  platform.desk('aurora', '/pace/kitchen', notice);
