import type { ChargeKey, RoomCharge } from '@/components/desk/rooms/bills/bills-api';
import type { FakeDeskStream } from '../browser/fake-desk-stream';
import type { FakeNetwork } from '../browser/fake-network';
import { answerDesk, renderDesk } from './desk-screen';

/** The clock of the tests of bills. */
export const BILLS_NOW = Date.parse('2026-11-25T10:00:00Z');
export const BILL_CALLS = '/api/desk/v1/room-charges';

/** A delivered order of the running stay of room 101. */
export const roomCharge = (num: string, parts: Partial<RoomCharge> = {}): RoomCharge => ({
  ...{ order_uuid: `order-${num}`, item: 'order', kind: 'order', num, ordered_at: '2026-11-25T09:10:00Z' },
  ...{ guest_name: 'Anna Weber', room: '101', stay: 4, stay_since: '2026-11-24T10:00:00Z', is_running_stay: true },
  products: [{ quantity: 2, title: { en: 'Soup', de: 'Suppe' } }],
  ...{ amount: 34.5, room_proof: 'code', posted_at: null, posted_by: null },
  ...parts,
});

const EARLIER = { stay: 3, stay_since: null, is_running_stay: false, ordered_at: '2026-11-20T09:10:00Z' };
/** An order of an earlier stay, and one of the running stay with a tip. */
export const CHARGES = [
  roomCharge('1001', { ...EARLIER, guest_name: null, room_proof: 'none' }),
  roomCharge('1009'),
  roomCharge('1009', { item: 'tip', kind: 'tip', amount: 2 }),
];

type Body = { path: string; charges: readonly ChargeKey[] };
/** What is to be posted and what was, which the calls of a desk move, and the bodies of these calls. */
type FakeBills = { open: readonly RoomCharge[]; posted: readonly RoomCharge[]; bodies: Body[] };

/** Answers the calls for bills. A charge that is not among the open ones was posted by Jonas. */
export function answerBills(network: FakeNetwork, at: Omit<FakeBills, 'bodies'>): FakeBills {
  const bills: FakeBills = { ...at, bodies: [] };
  const isOne = (keys: readonly ChargeKey[], one: ChargeKey) =>
    keys.some(({ order_uuid, item }) => order_uuid === one.order_uuid && item === one.item);
  const chargesIn = async (path: string, request: Request) => {
    const { charges } = (await request.json()) as { charges: readonly RoomCharge[] };
    bills.bodies.push({ path, charges });
    return charges;
  };
  network.respondTo(`GET ${BILL_CALLS}`, () => {
    const rooms = [...Map.groupBy(bills.open, ({ room }) => room)];
    return { data: rooms.map(([room, own]) => ({ room, count: own.length, sum: sumOf(own) })), next: null };
  });
  network.respondTo(`POST ${BILL_CALLS}/open`, async (request: Request) => {
    const { room } = (await request.json()) as { room: string };
    return { data: bills.open.filter((one) => room === '' || one.room === room), next: null };
  });
  network.respondTo(`POST ${BILL_CALLS}/posted`, () => ({ data: bills.posted, next: null }));
  network.respondTo(`POST ${BILL_CALLS}/post`, async (request: Request) => {
    const charges = await chargesIn('post', request);
    const posted = bills.open.filter((one) => isOne(charges, one));
    const others = charges.filter((one) => !isOne(posted, one));
    bills.open = bills.open.filter((one) => !posted.includes(one));
    const marks = { posted_at: new Date(BILLS_NOW).toISOString(), posted_by: 'Marta' };
    bills.posted = [...posted.map((one) => ({ ...one, ...marks })), ...bills.posted];
    const first = { why: 'posted', posted_at: '2026-11-25T09:55:00Z', posted_by: 'Jonas' };
    return { data: { posted, refused: others.map((one) => ({ ...one, ...first })) } };
  });
  network.respondTo(`POST ${BILL_CALLS}/unpost`, async (request: Request) => {
    const charges = await chargesIn('unpost', request);
    const unposted = bills.posted.filter((one) => isOne(charges, one));
    bills.posted = bills.posted.filter((one) => !unposted.includes(one));
    bills.open = [...bills.open, ...unposted.map((one) => ({ ...one, posted_at: null, posted_by: null }))];
    return { data: { unposted, refused: [] } };
  });
  return bills;
}

const sumOf = (charges: readonly RoomCharge[]) => charges.reduce((sum, { amount }) => sum + amount, 0);

/** Which charges the calls have named, such as `['post', 'order-1001 order']`. */
export const namedIn = ({ bodies }: FakeBills): readonly (readonly string[])[] =>
  bodies.map(({ path, charges }) => [path, ...charges.map(({ order_uuid, item }) => `${order_uuid} ${item}`)]);

/** Opens the desk at the bills of rooms. */
export async function openBills(
  { network, stream }: { network: FakeNetwork; stream: FakeDeskStream },
  at: { open: readonly RoomCharge[]; posted?: readonly RoomCharge[] },
): Promise<FakeBills> {
  answerDesk(network);
  const bills = answerBills(network, { posted: [], ...at });
  await renderDesk({ network, stream, address: '#rooms/bills' });
  return bills;
}
