import { orderOf, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { operatorHotels } from './operator-hotels';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  it('lists every hotel with its open orders, the oldest that nobody took up, and the chats that wait', async () => {
    const [first, second] = [orderOf('aurora'), orderOf('aurora')];
    await platform.post('/api/v1/orders', first);
    platform.advanceSeconds(60);
    await platform.post('/api/v1/orders', second);
    await platform.desk('aurora', `/orders/${first.uuid}/approve`, {});
    const chat = await chatAt(platform, 'aurora');
    await chat.say('Is the pool open?');
    expect(await platform.app.operatorHotels()).toMatchObject([
      {
        code: 'aurora',
        open_orders: 2,
        oldest: { num: 1002, created_at: '2026-05-01T10:01:00.000Z' },
        unanswered_chats: 1,
        chat_waiting_since: '2026-05-01T10:01:00.000Z',
      },
      { code: 'bellevue', open_orders: 0, oldest: null, unanswered_chats: 0, chat_waiting_since: null },
    ]);
    await platform.desk('aurora', `/orders/${second.uuid}/cancel`, {});
    expect((await platform.app.operatorHotels())[0]).toMatchObject({ open_orders: 1, oldest: null });
  });

  it('gives each hotel’s own minutes of the marks, else those of the product', async () => {
    platform.files.change('bellevue/hotel.json', (hotel) => {
      hotel.ext_data = { ...(hotel.ext_data as object), desk: { overdue_minutes: [2, 4, 8] } };
    });
    await platform.restart();
    expect((await platform.app.operatorHotels()).map(({ overdue_minutes }) => overdue_minutes)).toEqual([
      [5, 10, 15],
      [2, 4, 8],
    ]);
  });

  it('reads three statements however many hotels there are', async () => {
    let statements = 0;
    const database = openDatabase(platform.store.url, () => undefined);
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
