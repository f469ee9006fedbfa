import { platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { openKitchen, sayOfKitchen, sendOrders } from '@/tests/builders/platform/paced-kitchen';
import { onEachStore } from '@/tests/builders/platform/stores';

const NOTHING = { busy_minutes: null, busy_until: null, closed_until: null };
const UNTIL = '2026-05-01T10:30:00.000Z';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  beforeEach(() => openKitchen(platform, { kitchen: { orders: 5, minutes: 15 } }));
  const pace = async () => (await platform.desk('aurora', '/pace')).body.data;

  it('lists each station with the orders of the running interval: pace/PA6', async () => {
    await sendOrders(platform, 2);
    expect(await pace()).toEqual([
      { station: 'kitchen', title: 'Kitchen', load: { orders: 2, max: 5, minutes: 15 }, ...NOTHING },
      { station: 'bar', title: 'Bar', load: null, ...NOTHING },
    ]);
    platform.setClock('2026-05-01T10:15:00Z');
    expect(await pace()).toMatchObject([{ load: { orders: 0 } }, {}]);
    expect((await platform.desk('bellevue', '/pace')).body.data).toEqual([]);
  });

  it('keeps what staff say until it ends by itself, also over a restart: pace/PA5', async () => {
    const said = { busy_minutes: 20, busy_until: UNTIL, closed_until: '2026-05-01T11:00:00.000Z' };
    expect((await sayOfKitchen(platform, said)).body.data).toMatchObject({ station: 'kitchen', ...said });
    await platform.restart();
    expect(await pace()).toMatchObject([said, NOTHING]);
    platform.setClock(UNTIL);
    expect(await pace()).toMatchObject([{ ...NOTHING, closed_until: said.closed_until }, NOTHING]);
    platform.setClock(said.closed_until);
    expect(await pace()).toMatchObject([NOTHING, NOTHING]);
  });

  it('replaces all that was said, and ends it when nothing is said any more', async () => {
    await sayOfKitchen(platform, { busy_minutes: 20, busy_until: UNTIL });
    expect((await sayOfKitchen(platform, { closed_until: UNTIL })).body.data).toMatchObject({
      ...NOTHING,
      closed_until: UNTIL,
    });
    expect((await sayOfKitchen(platform, {})).body.data).toMatchObject(NOTHING);
  });

  it.each([
    ['the next whole minute of a time with seconds', '2026-05-01T10:29:01+00:00', UNTIL],
    ['the same instant of a time with an offset', '2026-05-01T12:30:00+02:00', UNTIL],
    ['nothing of a time that has come', '2026-05-01T10:00:00Z', null],
  ])('keeps %s', async (_title, closed_until, kept) => {
    expect((await sayOfKitchen(platform, { closed_until })).body.data).toMatchObject({ closed_until: kept });
  });

  it.each([
    ['minutes without an end', { busy_minutes: 20 }, 'busy_until'],
    ['an end without minutes', { busy_until: UNTIL }, 'busy_minutes'],
    ['no minutes at all', { busy_minutes: 0, busy_until: UNTIL }, 'busy_minutes'],
    ['five hours', { busy_minutes: 300, busy_until: UNTIL }, 'busy_minutes'],
    ['a time that is none', { closed_until: 'tonight' }, 'closed_until'],
    ['more than a week', { closed_until: '2026-05-08T10:01:00Z' }, 'closed_until'],
    ['a field that it does not know', { open: true }, 'open'],
  ])('refuses %s and changes nothing', async (_title, notice, field) => {
    await sayOfKitchen(platform, { closed_until: UNTIL });
    const { status, body } = await sayOfKitchen(platform, notice);
    expect([status, Object.keys((body.data as { data: object }).data)]).toEqual([422, [field]]);
    expect(await pace()).toMatchObject([{ closed_until: UNTIL }, NOTHING]);
  });

  it('does not know a station of another hotel', async () => {
    expect((await platform.desk('bellevue', '/pace/kitchen', { closed_until: UNTIL })).status).toBe(404);
    expect((await platform.desk('aurora', '/pace/cellar', { closed_until: UNTIL })).status).toBe(404);
    expect(await pace()).toMatchObject([NOTHING, NOTHING]);
  });

  it('is news for the desks of the hotel, and for no guest', async () => {
    const types: string[] = [];
    const listen = (more: object) =>
      platform.app.live.subscribe(
        { hotel: 'aurora', orderUuids: [], chatUuids: [], lastId: null, ...more },
        { write: ({ type }) => types.push(type), end: () => undefined },
      );
    const stops = [listen({ wholeHotel: true }), listen({ content: true })];
    await new Promise((done) => setTimeout(done, 20));
    await sayOfKitchen(platform, { closed_until: UNTIL });
    for (const stop of stops) stop?.();
    expect(types).toEqual(['desk-settings-changed']);
  });
});
