import { isFound, orderSearch, searchedOrder, searchKey } from '@/lib/domain/desk/order-search';
import { hotelDay } from '@/lib/domain/figures/hotel-day';
import { simulatedOrders } from '@/tests/builders/figures/simulated-orders';
import { storeSimulated } from '@/tests/builders/figures/store-simulated';
import { pickFrom, seeded } from '@/tests/builders/generated/seeded';
import { option } from '@/tests/builders/orders/order-lines';
import {
  DESK_TOKEN,
  fieldsIn,
  finishOrder,
  orderOf,
  placedIn,
  placeOrder,
  platformPerFile,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection, writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';
import type { DeskOrder } from './order-card';

const NAMES = ['Ana María Ruiz', 'Дарья Власова', 'علي حسن', '王小明', 'Anne-Marie O’Hara', null];
const ROOMS = ['101', '102', '1010', 'Villa Étoile 3', 'VILLA 4', null];
const PHONES = ['+34 600 12-34-56', '+49 151 2345678', '0600/123456', null];

type Found = { data: readonly DeskOrder[]; next: string | null };

onEachStore((emptyStore) => {
  describe('over many orders', () => {
    const platform = platformPerFile(emptyStore);
    let orders: readonly { hotel: string; sentAt: number; key: ReturnType<typeof searchedOrder> }[];

    beforeAll(async () => {
      const random = seeded(61);
      const span = { from: Date.parse('2026-10-16T22:00:00Z'), to: Date.parse('2026-10-27T23:00:00Z') };
      const simulated = simulatedOrders(random, { count: 1300, ...span, hotels: ['aurora', 'bellevue'] });
      orders = await throughOtherConnection(platform.store, async (db) => {
        await storeSimulated(db, simulated);
        const stored = await db.selectFrom('guest_order').select(['hotel', 'num', 'uuid']).execute();
        const numberOf = new Map(stored.map(({ uuid, num }) => [uuid, Number(num)]));
        return db.transaction().execute(async (within) => {
          const keys = [];
          for (const { hotel, uuid, sentAt, lines } of simulated) {
            const [room, name, phone] = [pickFrom(random, ROOMS), pickFrom(random, NAMES), pickFrom(random, PHONES)];
            await within
              .updateTable('guest_order')
              .set({ number_room: room, guest_name: name, guest_phone: phone })
              .where('uuid', '=', uuid)
              .execute();
            const num = numberOf.get(uuid) ?? 0;
            const dishes = lines.map(({ title }) => title);
            keys.push({ hotel, sentAt, key: searchedOrder({ num, room, name, phone, dishes }) });
          }
          return keys;
        });
      });
    });

    async function readAll(body: object, code = 'aurora', limit = 200): Promise<readonly number[]> {
      const found: number[] = [];
      let cursor: string | undefined;
      do {
        const page = (
          await platform.desk(code, `/orders/search?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`, body)
        ).body as unknown as Found;
        found.push(...page.data.map(({ num }) => Number(num)));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      return found;
    }

    const newestFirst = (numbers: readonly number[]) => [...numbers].sort((one, other) => other - one);
    const ofHotel = (code: string) => orders.filter(({ hotel }) => hotel === code);

    it.each([
      '',
      'ana',
      'RUIZ maria',
      'дарья',
      'علي',
      '小明',
      'o’hara pizza',
      'villa',
      '10',
      '600 12',
      '2345678',
      'massage',
      '#1000007',
      'nobody',
      '%',
    ])('finds for “%s” what a comparison with every order finds, in each hotel only its own', async (text) => {
      const search = orderSearch(text);
      for (const code of ['aurora', 'bellevue']) {
        const own = ofHotel(code).filter(({ key }) => search === null || isFound(key, search));
        expect(await readAll({ text }, code)).toEqual(newestFirst(own.map(({ key }) => key.num)));
      }
    });

    it('finds the orders of days at the hotel and of a whole room, page by page', async () => {
      const days = { from: '2026-10-24', to: '2026-10-25' };
      const [first, last] = [hotelDay(days.from, 'Europe/Madrid').from, hotelDay(days.to, 'Europe/Madrid').to];
      const own = ofHotel('aurora').filter(({ sentAt }) => sentAt >= first && sentAt < last);
      expect(own.length).toBeGreaterThan(20);
      expect(await readAll(days, 'aurora', 7)).toEqual(newestFirst(own.map(({ key }) => key.num)));
      const ofRoom = ofHotel('aurora').filter(({ key }) => key.room === searchKey('villa etoile 3'));
      expect(await readAll({ room: ' villa  étoile 3' }, 'aurora', 13)).toEqual(
        newestFirst(ofRoom.map(({ key }) => key.num)),
      );
      const both = own.filter(({ key }) => key.room === '101');
      expect(await readAll({ ...days, room: '101' })).toEqual(newestFirst(both.map(({ key }) => key.num)));
    });

    it('needs the hotel’s own key', async () => {
      const call = (headers: Record<string, string>) => platform.post('/api/desk/v1/orders/search', {}, headers);
      expect((await call({})).status).toBe(401);
      const key = deskKey(DESK_TOKEN, 'bellevue');
      expect((await call({ authorization: `Bearer ${key}`, [HOTEL_HEADER]: 'aurora' })).status).toBe(401);
    });

    it.each([
      [{ text: 'x'.repeat(101) }, { text: ['at most 100 characters'] }],
      [{ from: 'today' }, { from: ['must be a day like 2026-06-20'] }],
      [{ name: 'Ana' }, { name: ['is not known'] }],
    ])('refuses %j', async (body, fields) => {
      const refused = await platform.desk('aurora', '/orders/search', body);
      expect([refused.status, fieldsIn(refused)]).toEqual([422, fields]);
    });
  });

  describe('of a few orders', () => {
    const platform = platformPerTest(emptyStore, { retentionDays: 30 });
    const find = async (text: string, code = 'aurora') =>
      ((await platform.desk(code, '/orders/search', { text })).body as unknown as Found).data.map(({ uuid }) => uuid);

    it('finds orders of any status, also those that came after a search', async () => {
      const done = await finishOrder(platform, 'aurora');
      expect(await find('suppe')).toEqual([done]);
      const draft = await placeOrder(platform, 'aurora');
      await placeOrder(platform, 'bellevue');
      expect(await find('soup')).toEqual([draft, done]);
    });

    it('finds nothing personal of an order after it was anonymised, whenever it was made searchable', async () => {
      const ordered = placedIn(
        await platform.post(
          '/api/v1/orders',
          orderOf('aurora', { property: { properties: [option(5000, 'Ada King')] } }),
        ),
      );
      expect(await find('ada')).toEqual([ordered.order.uuid]);
      await platform.desk('aurora', `/orders/${ordered.order.uuid}/cancel`, {});
      const later = await finishOrder(platform, 'aurora');
      await platform.desk('aurora', `/persons/${ordered.initiator?.uuid}/delete`, {});
      expect([await find('ada'), await find('101')]).toEqual([[], [later]]);
      await platform.runFor(31);
      await platform.app.retention.runOnce();
      expect([await find('101'), await find('soup')]).toEqual([[], [later, ordered.order.uuid]]);
      expect(JSON.stringify((await writtenIn(platform.store)).order_search)).not.toMatch(/\b(?:ada|101)\b/);
    });
  });
});
