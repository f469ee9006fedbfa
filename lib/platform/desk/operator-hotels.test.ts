import { orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { operatorHotels } from './operator-hotels';

onEachStore((emptyStore) => {
  let at: TestPlatform;
  let store: EmptyStore;
  beforeEach(async () => {
    store = await emptyStore();
    at = await testPlatform(store);
  });
  afterEach(async () => {
    await at.close();
    expect(at.unexpectedErrors).toEqual([]);
  });

  it('lists every hotel with its open orders, the oldest that nobody took up, and the chats that wait', async () => {
    const [first, second] = [orderOf('aurora'), orderOf('aurora')];
    await at.post('/api/v1/orders', first);
    at.pass(60);
    await at.post('/api/v1/orders', second);
    await at.desk('aurora', `/orders/${first.uuid}/approve`, {});
    const chat = await chatAt(at, 'aurora');
    await chat.say('Is the pool open?');
    expect(await at.platform.operatorHotels()).toMatchObject([
      {
        code: 'aurora',
        open_orders: 2,
        oldest: { num: 1002, created_at: '2026-05-01T10:01:00.000Z' },
        unanswered_chats: 1,
        chat_waiting_since: '2026-05-01T10:01:00.000Z',
      },
      { code: 'bellevue', open_orders: 0, oldest: null, unanswered_chats: 0, chat_waiting_since: null },
    ]);
    await at.desk('aurora', `/orders/${second.uuid}/cancel`, {});
    expect((await at.platform.operatorHotels())[0]).toMatchObject({ open_orders: 1, oldest: null });
  });

  it('reads three statements however many hotels there are', async () => {
    let statements = 0;
    const database = openDatabase(store.url, () => undefined);
    const heard = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
    await operatorHotels(heard);
    expect(statements).toBe(3);
    await database.close();
  });
});
