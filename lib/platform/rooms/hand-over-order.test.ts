import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { fieldsIn, orderOf, type PlatformResponse, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { phoned, readAtDesk } from '@/tests/builders/telephone/phoned-orders';

const TARGET = (room: string) => `/?open-orders=room&set-room=${room}`;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const handOver = (uuid: string, code = 'aurora') => platform.desk(code, `/orders/${uuid}/hand-over`, {});
  const tokenIn = ({ body }: PlatformResponse) => (body.data as { path: string }).path.replace('/r/', '');
  /** Opens the token of a link or a code. */
  const open = (token: string, hotel = 'aurora') => platform.app.openPrintedCode(hotel, { token, to: null });
  /** The uuids that a device gets which has opened it. */
  const ordersOf = async (token: string, hotel = 'aurora') => {
    const opened = await open(token, hotel);
    const proven = opened?.pass == null ? null : await platform.app.provenRoom(hotel, [opened.pass]);
    return proven?.orders ?? null;
  };
  const roomCode = async (room: string) => {
    const { data } = (await platform.desk('aurora', '/room-codes')).body as {
      data: { codes: { kind: string; key: string; path: string }[] };
    };
    return data.codes.find(({ kind, key }) => kind === 'room' && key === room)?.path.replace('/r/', '') ?? '';
  };
  const endStay = (room: string, stay: number) =>
    platform.desk('aurora', '/rooms/end-stays', { stays: [{ room, stay }] });

  it('lets the device that opens the link have the order, and knows at the desk that it was handed over', async () => {
    const { uuid } = await phoned(platform);
    expect((await readAtDesk(platform, uuid)).is_handed_over).toBe(false);
    const link = tokenIn(await handOver(uuid));
    expect(await open(link)).toMatchObject({ target: TARGET('101') });
    expect(await ordersOf(link)).toEqual([uuid]);
    expect((await readAtDesk(platform, uuid)).is_handed_over).toBe(true);
  });

  it('lets the printed code of the room have it too, and names no orders before', async () => {
    const code = await roomCode('101');
    const { uuid } = await phoned(platform);
    expect((await open(code))?.target).toBe('/?set-room=101');
    expect(await ordersOf(code)).toEqual([]);
    await handOver(uuid);
    expect((await open(code))?.target).toBe(TARGET('101'));
    expect(await ordersOf(code)).toEqual([uuid]);
    // A code that leads to a page of its own still does.
    const elsewhere = await platform.app.openPrintedCode('aurora', { token: code, to: '/products/10' });
    expect(elsewhere?.target).toBe('/products/10?set-room=101');
  });

  it('gives a stranger with the link or the code of another room nothing', async () => {
    const [mine, other] = [await phoned(platform), await phoned(platform, { room_number: '102' })];
    await handOver(mine.uuid);
    expect(await ordersOf(await roomCode('102'))).toEqual([]);
    const link = tokenIn(await handOver(other.uuid));
    expect(await ordersOf(link)).toEqual([other.uuid]);
    expect(await open(link, 'bellevue')).toBeNull();
  });

  it('hands over only what was handed over of the room', async () => {
    const [one] = [await phoned(platform), await phoned(platform)];
    const link = tokenIn(await handOver(one.uuid));
    expect(await ordersOf(link)).toEqual([one.uuid]);
  });

  it('answers the same link again while the stay runs', async () => {
    const { uuid } = await phoned(platform);
    expect(tokenIn(await handOver(uuid))).toBe(tokenIn(await handOver(uuid)));
  });

  it('ends with the stay, for the link and for what it has proven', async () => {
    const { uuid } = await phoned(platform);
    const link = tokenIn(await handOver(uuid));
    const pass = (await open(link))?.pass ?? '';
    platform.advanceSeconds(60);
    await endStay('101', 1);
    expect(await open(link)).toBeNull();
    expect(await platform.app.provenRoom('aurora', [pass])).toBeNull();
    expect(await ordersOf(await roomCode('101'))).toEqual([]);
    expect(Object.keys(fieldsIn(await handOver(uuid)))).toEqual(['stay']);
  });

  it('ends when the code of the room is renewed', async () => {
    const { uuid } = await phoned(platform);
    const link = tokenIn(await handOver(uuid));
    await platform.desk('aurora', '/rooms/new-codes', { rooms: ['101'] });
    expect(await open(link)).toBeNull();
    expect(await ordersOf(tokenIn(await handOver(uuid)))).toEqual([uuid]);
  });

  it.each([
    ['changed', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['cut off', (token: string) => token.slice(0, 20)],
    ['that is none', () => 'orders'],
  ])('opens nothing by a link that is %s', async (_what, spoil) => {
    const { uuid } = await phoned(platform);
    expect(await open(spoil(tokenIn(await handOver(uuid))))).toBeNull();
  });

  it('refuses an order that a device has sent, one without a listed room, and one of another hotel', async () => {
    const sent = orderOf('aurora');
    await platform.post('/api/v1/orders', sent);
    expect(Object.keys(fieldsIn(await handOver(sent.uuid)))).toEqual(['taken_by']);
    const elsewhere = await phoned(platform, { room_number: '999' });
    expect(Object.keys(fieldsIn(await handOver(elsewhere.uuid)))).toEqual(['room']);
    const { uuid } = await phoned(platform);
    expect((await handOver(uuid, 'bellevue')).status).toBe(404);
    const stranger = { [HOTEL_HEADER]: 'aurora' };
    expect((await platform.post(`/api/desk/v1/orders/${uuid}/hand-over`, {}, stranger)).status).toBe(401);
  });
});
