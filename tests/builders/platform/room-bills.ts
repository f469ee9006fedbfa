import type { OrderBody } from '@/lib/domain/orders/order-body';
import { deskKey } from '@/lib/platform/desk-key';
import type { Marked, Undone } from '@/lib/platform/rooms/post-charges';
import type { RoomCharge, RoomToPost } from '@/lib/platform/rooms/room-charges';
import { HOTEL_HEADER, SESSION_HEADER } from '@/lib/platform/routes/desk-routes';
import { DESK_TOKEN, type HotelCode, orderOf, placedIn, type TestPlatform } from './embedded-platform';

/** The payment that charges the room. */
export const CHARGE = 4;

type ListPage = { data: readonly RoomCharge[]; next: string | null };
type Key = Pick<RoomCharge, 'order_uuid' | 'item'>;
type Desk = (path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

/** Lets both hotels charge rooms. `changes`: of the file of aurora. */
export async function letChargeRooms(platform: TestPlatform, changes: object = {}): Promise<void> {
  for (const code of ['aurora', 'bellevue'])
    platform.files.change(`${code}/hotel.json`, (hotel) => {
      if (code === 'aurora') Object.assign(hotel, changes);
      hotel.payments = [
        ...(hotel.payments as object[]),
        { id: CHARGE, title: 'To my room', ptype_id: 'room', needs_room_proof: true },
      ];
    });
  await platform.restart();
}

/** Places an order that charges its room. Returns its uuid. */
export async function chargeRoom(
  platform: TestPlatform,
  changes: Partial<OrderBody> = {},
  code: HotelCode = 'aurora',
): Promise<string> {
  const placed = await platform.post('/api/v1/orders', orderOf(code, { payment: CHARGE, ...changes }));
  return placedIn(placed).order.uuid;
}

/** Places an order that charges its room, and delivers it. Returns its uuid. */
export async function deliverToRoom(
  platform: TestPlatform,
  changes: Partial<OrderBody> = {},
  code: HotelCode = 'aurora',
): Promise<string> {
  const uuid = await chargeRoom(platform, changes, code);
  await platform.desk(code, `/orders/${uuid}/approve`, {});
  await platform.desk(code, `/orders/${uuid}/done`, {});
  return uuid;
}

/** What a desk reads and does with the bills of its hotel's rooms. */
type BillsAtDesk = ReturnType<typeof billsAtDesk>;

const billsAtDesk = (desk: Desk) => ({
  toPost: async () => ((await desk('/room-charges')).body as { data: readonly RoomToPost[] }).data,
  page: async (list: 'open' | 'posted', room: string, query = '') =>
    (await desk(`/room-charges/${list}${query}`, { room })).body as ListPage,
  open: async (room = '') => ((await desk('/room-charges/open', { room })).body as ListPage).data,
  posted: async (room: string) => ((await desk('/room-charges/posted', { room })).body as ListPage).data,
  post: async (charges: readonly (Key & { amount: number })[]) => {
    const seen = charges.map(({ order_uuid, item, amount }) => ({ order_uuid, item, amount }));
    return ((await desk('/room-charges/post', { charges: seen })).body as { data: Marked }).data;
  },
  unpost: async (charges: readonly Key[]) => {
    const keys = charges.map(({ order_uuid, item }) => ({ order_uuid, item }));
    return ((await desk('/room-charges/unpost', { charges: keys })).body as { data: Undone }).data;
  },
});

/** The desk of the hotel's own system. */
export const billsOf = (platform: TestPlatform, code: HotelCode = 'aurora'): BillsAtDesk =>
  billsAtDesk((path, body) => platform.desk(code, path, body));

/** The desk of a staff member who has signed in. */
export async function billsAtDeskOf(platform: TestPlatform, name: string): Promise<BillsAtDesk> {
  const session = await platform.app.openDeskSession('aurora', { key: deskKey(DESK_TOKEN, 'aurora'), name });
  const headers = { [HOTEL_HEADER]: 'aurora', [SESSION_HEADER]: session?.signed ?? '' };
  return billsAtDesk((path, body) =>
    body === undefined
      ? platform.get(`/api/desk/v1${path}`, headers)
      : platform.post(`/api/desk/v1${path}`, body, headers),
  );
}
