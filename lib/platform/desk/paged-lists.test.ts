import { v4 as uuid } from 'uuid';
import {
  DESK_TOKEN,
  fieldsIn,
  finishOrder,
  orderOf,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { chatAt, hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';
import { DESK_CALLS } from './desk-calls';

type Item = Readonly<Record<string, unknown>>;
type ListPage = { data: readonly Item[]; next: string | null };

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await testPlatform(await emptyStore(), {
      notificationTargets: {
        webhook: () => ({ url: 'http://127.0.0.1', secret: 'never used', oldSecret: null, topics: ['orders'] }),
        mail: () => null,
      },
    });
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const list = async (path: string) => (await platform.desk('aurora', path)).body as unknown as ListPage;
  const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

  /** Every page of a list, from the first one on. `between`: runs after each page. */
  async function walk(
    path: string,
    between: () => Promise<unknown> = async () => undefined,
  ): Promise<readonly ListPage[]> {
    const pages = [await list(path)];
    for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
      await between();
      pages.push(await list(withQuery(path, `cursor=${next}`)));
    }
    return pages;
  }

  const place = async () => {
    const order = orderOf('aurora');
    await platform.post('/api/v1/orders', order);
    return order.uuid;
  };

  it('reads each of 450 orders exactly once, in pages of the usual size, while new ones arrive', async () => {
    const placed: string[] = [];
    for (let count = 0; count < 450; count += 1) placed.push(await place());
    const pages = await walk('/orders?group=draft', place);
    expect(pages.map(({ data }) => data.length)).toEqual([200, 200, 50]);
    expect(pages.flatMap(({ data }) => data.map((order) => order.uuid))).toEqual(placed.reverse());
  });

  it('reads each remaining order once when others leave the group between two pages', async () => {
    const placed: string[] = [];
    for (let count = 0; count < 6; count += 1) placed.push(await place());
    const approve = async () => platform.desk('aurora', `/orders/${placed.at(-1)}/approve`, {});
    const pages = await walk('/orders?limit=2', approve);
    expect(pages.flatMap(({ data }) => data.map((order) => order.uuid))).toEqual([...placed].reverse());
  });

  /** Some items of every list. */
  async function fill(): Promise<{ chat: string }> {
    const hotel_uuid = await hotelUuidOf(platform, 'aurora');
    platform.files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, { seller: { name: 'Aurora SL' } }));
    platform.files.change('aurora/sections/20-wellness.json', (section) => {
      section.lottery = { title: 'The front row', prize: 'Two sunbeds' };
    });
    await platform.restart();
    const chats = [];
    for (const name of ['Ada', 'Grace', 'Edith']) {
      const chat = await chatAt(platform, 'aurora', { name, phone: `+34600${name.length}0000` });
      await chat.say('Hello');
      const details = { hotel_uuid, person_uuid: chat.person, name, room_number: '101' };
      await platform.post('/api/v1/public/lotteries/20/entries', { uuid: uuid(), ...details });
      chats.push(chat);
      await place();
    }
    for (const _ of [1, 2, 3]) await finishOrder(platform, 'aurora');
    for (const content of ['Quiet', 'Busy', 'Late']) await platform.desk('aurora', '/handovers', { content });
    for (const title of ['Jazz', 'Blues']) await platform.desk('aurora', '/announcements', { title });
    for (const price of [5, 6, 7]) await platform.desk('aurora', '/content/products/100/price', { price });
    for (const id of [100, 101, 102]) await platform.desk('aurora', `/stock/product:${id}`, { left: 40 });
    const [chat] = chats;
    for (const content of ['One', 'Two', 'Three', 'Four']) await chat?.say(content);
    return { chat: chat?.uuid ?? '' };
  }

  it('gives each list in pages of one item what it gives as a whole', async () => {
    const { chat } = await fill();
    const paths = [
      '/orders',
      '/chats',
      '/announcements',
      '/content/log',
      '/lotteries/20/entries',
      '/handovers',
      '/notifications?state=waiting',
      '/persons?find=101',
      '/problems',
      '/receipts',
      '/stock',
      `/chats/${chat}/messages?last-message-id=0`,
    ];
    for (const path of paths) {
      const whole = await list(path);
      const pages = await walk(withQuery(path, 'limit=1'));
      expect([path, whole.next]).toEqual([path, null]);
      expect([path, pages.flatMap(({ data }) => data)]).toEqual([path, whole.data]);
      if (path !== '/problems') expect([path, pages.length > 2]).toEqual([path, true]);
    }
  });

  it('reads older messages page by page, each page oldest first', async () => {
    const { chat } = await fill();
    const whole = await list(`/chats/${chat}/messages`);
    const pages = await walk(`/chats/${chat}/messages?limit=2`);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.toReversed().flatMap(({ data }) => data)).toEqual(whole.data);
  });

  it('reads sections and products in pages of the order of the files', async () => {
    const content = async (query: string) =>
      (await platform.desk('aurora', `/content${query}`)).body as unknown as {
        data: Readonly<Record<'sections' | 'products', readonly Item[]>>;
        next: string | null;
      };
    const whole = await content('');
    const sections: Item[] = [];
    const products: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await content(`?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.data.sections.length + page.data.products.length).toBeLessThanOrEqual(2);
      sections.push(...page.data.sections);
      products.push(...page.data.products);
      cursor = page.next;
    }
    expect({ sections, products }).toEqual(whole.data);
  });

  it('refuses a cursor of another list, of nobody, and of something that is gone, by the field', async () => {
    await fill();
    const { next } = await list('/announcements?limit=1');
    const gone = Buffer.from(JSON.stringify(['entries', uuid()])).toString('base64url');
    for (const path of [
      `/orders?cursor=${next}`,
      '/orders?cursor=x',
      '/chats?cursor=',
      `/persons?find=101&cursor=${next}`,
      `/lotteries/20/entries?cursor=${gone}`,
    ]) {
      const response = await platform.desk('aurora', path);
      expect([path, response.status, Object.keys(fieldsIn(response))]).toEqual([path, 422, ['cursor']]);
    }
  });

  it.each(['0', '201', '1.5', 'x', ''])('refuses the limit %j by the field', async (limit) => {
    const response = await platform.desk('aurora', `/orders?limit=${limit}`);
    expect([response.status, fieldsIn(response)]).toEqual([422, { limit: ['must be a whole number from 1 to 200'] }]);
  });

  it('never crosses to another hotel with a cursor of the first', async () => {
    await place();
    await place();
    const { next } = await list('/orders?limit=1');
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, 'bellevue')}`, [HOTEL_HEADER]: 'bellevue' };
    expect((await platform.get(`/api/desk/v1/orders?cursor=${next}`, headers)).body.data).toEqual([]);
  });
});

it('has a cursor in the query of every list', () => {
  const paged = Object.values(DESK_CALLS)
    .flat()
    .filter(({ responseType }) => responseType === 'page');
  for (const { id, query } of paged)
    expect([id, Object.keys(query?.shape ?? {}).slice(0, 2)]).toEqual([id, ['cursor', 'limit']]);
});
