import { v4 } from 'uuid';
import type { DeskOrder } from '@/lib/platform/orders/order-card';
import { orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { COLA, openKitchenAndBar } from '@/tests/builders/platform/kitchen-and-bar';
import { memberAt, onStore, type SignedInMember } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { isPhoneAllowed } from '../push/is-phone-allowed';
import { findHotel } from '../stores/hotels';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  let food: string;
  let drink: string;
  let both: string;
  let barkeeper: SignedInMember;
  let everything: SignedInMember;

  const place = async (products: ReturnType<typeof soup>[]) => {
    const uuid = v4();
    await platform.post('/api/v1/orders', orderOf('aurora', { uuid, products }));
    return uuid;
  };

  /** A kitchen and a bar with an order each and one of both; a person of the bar, and one of everything. */
  beforeEach(async () => {
    await openKitchenAndBar(platform);
    [food, drink, both] = [await place([soup(4.5)]), await place([COLA]), await place([soup(4.5), COLA])];
    barkeeper = await memberAt(platform, 'aurora', { role: 'station', stations: ['bar'] });
    everything = await memberAt(platform, 'aurora', { role: 'station' });
  });

  const uuidsIn = (response: { body: { data?: unknown } }) =>
    (response.body.data as DeskOrder[]).map(({ uuid }) => uuid);

  it('lists the orders of a person, in every page, and nobody else’s', async () => {
    expect(uuidsIn(await barkeeper.desk('/orders'))).toEqual([both, drink]);
    expect(uuidsIn(await everything.desk('/orders'))).toEqual([both, drink, food]);
    const read: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await barkeeper.desk(`/orders?limit=1${cursor && `&cursor=${cursor}`}`);
      read.push(...uuidsIn(page));
      cursor = (page.body as { next: string | null }).next;
    }
    expect(read).toEqual([both, drink]);
  });

  it('finds only the orders of a narrowed reception in a search', async () => {
    const reception = await memberAt(platform, 'aurora', { role: 'reception', sections: [70] });
    expect(uuidsIn(await reception.desk('/orders/search', { room: '101' }))).toEqual([both, drink]);
    expect(uuidsIn(await reception.desk('/orders/search', { text: 'soup' }))).toEqual([both]);
  });

  it('hides another station’s order, and refuses every change of it', async () => {
    expect((await barkeeper.desk(`/orders/${food}`)).status).toBe(404);
    const changes: readonly (readonly [string, object])[] = [
      ['approve', { version: 0 }],
      ['cancel', { reason: 'SOLD_OUT' }],
      ['undo', { version: 1 }],
      ['reopen', { version: 1 }],
      ['ready', { lines: [1] }],
      ['notes', { content: 'Hello' }],
      [`tickets/${v4()}/reprint`, {}],
    ];
    for (const [path, body] of changes) {
      const response = await barkeeper.desk(`/orders/${food}/${path}`, body);
      expect([path, response.status]).toEqual([path, 403]);
    }
    expect((await barkeeper.desk(`/orders/${v4()}/approve`, {})).status).toBe(403);
    const after = (await platform.desk('aurora', `/orders/${food}`)).body.data;
    expect(after).toMatchObject({ ostatus_id: 'draft', version: 0 });
    expect(JSON.stringify(after)).not.toContain('Hello');
  });

  it('lets a person move an order with a line of theirs, and say of no other line that it is ready', async () => {
    expect((await barkeeper.desk(`/orders/${drink}/approve`, {})).status).toBe(200);
    const approved = (await barkeeper.desk(`/orders/${both}/approve`, {})).body.data as DeskOrder;
    const [ofKitchen, ofBar] = approved.products.map(({ id }) => id);
    const ready = (lines: unknown[]) => barkeeper.desk(`/orders/${both}/ready`, { lines });
    expect((await ready([ofKitchen])).status).toBe(403);
    expect((await ready([ofKitchen, ofBar])).status).toBe(403);
    expect((await ready([ofBar])).body.data).toMatchObject({ ready_lines: [ofBar] });
  });

  it('narrows printers, stations, counted and offered products too', async () => {
    for (const id of [100, 700]) await platform.desk('aurora', `/stock/product:${id}`, { left: 9 });
    const of = async <T>(path: string) => (await barkeeper.desk(path)).body.data as T;
    expect((await of<{ id: string }[]>('/printers')).map(({ id }) => id)).toEqual(['epson']);
    expect((await of<{ station: string }[]>('/pace')).map(({ station }) => station)).toEqual(['bar']);
    expect((await of<{ item: string }[]>('/stock')).map(({ item }) => item)).toEqual(['product:700']);
    const content = await of<{ sections: { id: number }[]; products: { id: number }[] }>('/content');
    expect([content.sections.map(({ id }) => id), content.products.map(({ id }) => id)]).toEqual([[70], [700]]);
    const soldOut = { sold_out: true };
    const refused: readonly (readonly [string, object])[] = [
      ['/printers/star/test', {}],
      ['/printers/nowhere/test', {}],
      ['/pace/kitchen', { busy_minutes: 20, busy_until: '2026-05-01T11:00:00Z' }],
      ['/stock/product:100', { left: 1 }],
      ['/stock/choice:1001:10011', { left: 1 }],
      ['/content/products/100/sale', soldOut],
      ['/content/sections/10/sale', soldOut],
      ['/products/100/unavailable', {}],
    ];
    for (const [path, body] of refused) expect([path, (await barkeeper.desk(path, body)).status]).toEqual([path, 403]);
    expect((await barkeeper.desk('/content/products/700/sale', soldOut)).status).toBe(200);
    expect((await barkeeper.desk('/stock/product:700', { left: 1 })).status).toBe(200);
  });

  it('lets a station undo its own sold-out mark, no price, and nothing of another station', async () => {
    type Changed = { changes: { id: number; field: string }[] };
    const changeIn = ({ body }: { body: { data?: unknown } }, field: string) =>
      (body.data as Changed).changes.find((change) => change.field === field)?.id;
    const own = changeIn(await barkeeper.desk('/content/products/700/sale', { sold_out: true }), 'sale');
    const other = changeIn(await platform.desk('aurora', '/content/products/100/sale', { sold_out: true }), 'sale');
    const price = changeIn(await platform.desk('aurora', '/content/products/700/price', { price: 4 }), 'price');
    const undo = async (id: number | undefined) => (await barkeeper.desk(`/content/log/${id}/undo`, {})).status;
    const logged = (await barkeeper.desk('/content/log')).body.data as { target_id: number }[];
    expect(logged.map(({ target_id }) => target_id)).toEqual([700, 700]);
    expect([await undo(other), await undo(price), await undo(own)]).toEqual([403, 403, 200]);
    expect((await everything.desk(`/content/log/${price}/undo`, {})).status).toBe(403);
  });

  it('shows a station no password of a printer, with which anybody could take its tickets', async () => {
    type Printer = { connection: object | null };
    const shown = async (member: SignedInMember) => ((await member.desk('/printers')).body.data as Printer[])[0];
    const reception = await memberAt(platform, 'aurora', { role: 'reception' });
    expect((await shown(everything))?.connection).toBeNull();
    expect((await shown(reception))?.connection).not.toBeNull();
  });

  it('refuses a narrowed reception the lists that have orders of the whole hotel', async () => {
    const reception = await memberAt(platform, 'aurora', { role: 'reception', stations: ['bar'] });
    const statuses = [
      await reception.desk('/room-charges'),
      await reception.desk('/room-charges/open', {}),
      await reception.desk('/notifications?state=waiting'),
      await reception.desk('/chats'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
  });

  it('notifies a phone of what its person may read, as long as the person is there', async () => {
    const reception = await memberAt(platform, 'aurora', { role: 'reception' });
    const hears = (person: string | null, about: { order_uuid: string; chat_uuid: string | null }) =>
      onStore(platform, async (database) => {
        const hotel = await findHotel(database.db, { code: 'aurora' });
        return hotel !== null && isPhoneAllowed({ database }, hotel, { person, about });
      });
    const of = (order_uuid: string) => ({ order_uuid, chat_uuid: null });
    const chat = { order_uuid: '', chat_uuid: v4() };
    expect([await hears(barkeeper.id, of(food)), await hears(barkeeper.id, of(both))]).toEqual([false, true]);
    expect([await hears(barkeeper.id, chat), await hears(reception.id, chat)]).toEqual([false, true]);
    expect([await hears(null, chat), await hears(null, of(food)), await hears(v4(), of(food))]).toEqual([
      ...[true, true, false],
    ]);
    await platform.desk('aurora', `/staff/members/${reception.id}/remove`, {});
    expect([await hears(reception.id, of(food)), await hears(reception.id, chat)]).toEqual([false, false]);
  });
});
