import { v4 } from 'uuid';
import type { OrderBodyLine } from '@/lib/domain/orders/order-body';
import type { DeskOrder } from '@/lib/platform/orders/order-card';
import { type HotelCode, type PlatformResponse, soup, type TestPlatform } from '../platform/embedded-platform';

/** What reception sends for a guest in room 101 who phones: one soup at aurora. */
export const phonedBody = (changes: object = {}) => ({
  uuid: v4(),
  language: 'en',
  payment: 2,
  room_number: '101',
  products: [soup(4.5)],
  ...changes,
});

/** Takes an order by telephone with the hotel's key. */
export const phone = (platform: TestPlatform, changes: object = {}, code: HotelCode = 'aurora') =>
  platform.desk(code, '/orders', phonedBody(changes));

export const deskOrderIn = ({ body }: PlatformResponse): DeskOrder => body.data as DeskOrder;

/** Takes an order that must be accepted. */
export async function phoned(platform: TestPlatform, changes: object = {}): Promise<DeskOrder> {
  const response = await phone(platform, changes);
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return deskOrderIn(response);
}

export type CorrectedLines = readonly ({ line_id: string | number } | OrderBodyLine)[];

/** Corrects an order by the version that is sent, or by that of the order. */
export const correct = (
  platform: TestPlatform,
  order: Pick<DeskOrder, 'uuid' | 'version'>,
  lines: CorrectedLines,
  changes: object = {},
) => platform.desk('aurora', `/orders/${order.uuid}/correct`, { lines, version: order.version, ...changes });

/** All lines of an order, as they are kept. */
export const keepAll = ({ products }: Pick<DeskOrder, 'products'>): CorrectedLines =>
  products.map(({ id }) => ({ line_id: id }));

export const readAtDesk = async (platform: TestPlatform, uuid: string, code: HotelCode = 'aurora') =>
  deskOrderIn(await platform.desk(code, `/orders/${uuid}`));

/** The lines of an order, as '1: 2 for 9'. */
export const shownLines = ({ products }: Pick<DeskOrder, 'products'>): readonly string[] =>
  products.map(({ id, quantity, total_price }) => `${id}: ${quantity} for ${total_price}`);
