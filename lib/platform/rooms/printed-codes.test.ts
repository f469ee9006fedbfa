import { DESK_TOKEN, type HotelCode, platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskPrintedCode } from './desk-rooms';
import { roomToken } from './room-token';
import { signPass } from './signed-pass';

const FORGED = 10_000;

onEachStore((emptyStore) => {
  const platform = platformPerFile(emptyStore);

  beforeAll(async () => {
    for (const code of ['aurora', 'bellevue'])
      platform.files.change(`${code}/hotel.json`, (hotel) => {
        hotel.limit_room = ['101–103', 'Villa 3', '102'];
        hotel.ext_data = {
          ...(hotel.ext_data as object),
          places: [
            { id: 'pool', title: 'Pool bed', path: '/products/10', property_id: 31, values: '1–3' },
            { id: 'bar', title: { en: 'Bar' }, path: '/products/20' },
          ],
        };
      });
    await platform.restart();
  });

  const codesOf = async (code: HotelCode = 'aurora') =>
    ((await platform.desk(code, '/room-codes')).body as { data: { codes: readonly DeskPrintedCode[] } }).data.codes;
  const tokenOf = async (key: string, code: HotelCode = 'aurora') =>
    (await codesOf(code)).find((each) => each.key === key)?.path.slice('/r/'.length) ?? '';
  const open = (token: string, code: HotelCode = 'aurora', to: string | null = null) =>
    platform.app.openPrintedCode(code, { token, to });
  const roomsOf = async (code: HotelCode = 'aurora') =>
    (await platform.desk(code, '/rooms')).body.data as {
      rooms: { room: string; stay: number; code_version: number }[];
    };

  it('rooms/RM3: writes out spans of rooms, and gives each room and each spot a code', async () => {
    const codes = await codesOf();
    expect(codes.map(({ key }) => key)).toEqual(['101', '102', '103', 'Villa 3', 'pool:1', 'pool:2', 'pool:3', 'bar']);
    expect(codes.every(({ path }) => /^\/r\/[\w-]+\.[\w-]{22}$/.test(path))).toBe(true);
    expect(new Set([...codes, ...(await codesOf('bellevue'))].map(({ path }) => path)).size).toBe(2 * codes.length);
  });

  it('rooms/RM4: opens the code of a room at its hotel only', async () => {
    const token = await tokenOf('Villa 3');
    const opened = await open(token, 'aurora', '/products/10');
    expect(opened?.target).toBe('/products/10?set-room=Villa+3');
    expect(await platform.app.provenRoom('aurora', [opened?.pass ?? ''])).toMatchObject({
      room: 'Villa 3',
      by: 'code',
    });
    expect(await platform.app.provenRoom('bellevue', [opened?.pass ?? ''])).toBeNull();
    expect(await open(token, 'bellevue')).toBeNull();
    expect(await open(await tokenOf('Villa 3', 'bellevue'))).toBeNull();
  });

  it('rooms/RM12: opens the code of a place, which proves nothing', async () => {
    expect(await open(await tokenOf('pool:2'))).toEqual({
      target: '/products/10?property-id=31&property-value=2',
      pass: null,
    });
    expect(await open(await tokenOf('bar'))).toEqual({ target: '/products/20', pass: null });
  });

  it('rooms/RM3: accepts none of ten thousand tokens that were forged, cut off, swapped or are of elsewhere', async () => {
    const [own, other] = [await tokenOf('101'), await tokenOf('102')];
    const [payload = '', mac = ''] = own.split('.');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const changed = (text: string, at: number, by: number) => {
      const letter = letters[(letters.indexOf(text[at] ?? 'A') + 1 + by) % letters.length];
      return text.slice(0, at) + letter + text.slice(at + 1);
    };
    const forgeries: readonly ((n: number) => string)[] = [
      (n) => `${payload}.${changed(mac, n % mac.length, n % 60)}`,
      (n) => `${changed(payload, n % payload.length, n % 60)}.${mac}`,
      (n) => `${own.slice(0, n % own.length)}${n}`,
      (n) => `${Buffer.from(JSON.stringify(['r', String(100 + n), 1])).toString('base64url')}.${mac}`,
      (n) => roomToken(DESK_TOKEN, `hotel-${n}`, { kind: 'room', name: '101', version: 1 }),
      (n) => roomToken(`${DESK_TOKEN}${n}`, 'aurora', { kind: 'room', name: '101', version: 1 }),
      (n) => roomToken(DESK_TOKEN, 'aurora', { kind: 'room', name: '101', version: n + 2 }),
      (n) => roomToken(DESK_TOKEN, 'aurora', { kind: 'room', name: String(1000 + n), version: 1 }),
      (n) => roomToken(DESK_TOKEN, 'aurora', { kind: 'place', name: `pool:${n + 9}`, version: 1 }),
      (n) => `${payload}.${other.split('.')[1]}${n % 2 === 0 ? '' : '='}`,
    ];
    const accepted: string[] = [];
    for (let n = 0; n < FORGED; n += 1) {
      const token = forgeries[n % forgeries.length]?.(Math.floor(n / forgeries.length)) ?? '';
      if (token !== own && (await open(token)) !== null) accepted.push(token);
    }
    expect(accepted).toEqual([]);
  });

  it('rooms/RM4: accepts none of a thousand passes that were forged, cut off, swapped or are of elsewhere', async () => {
    const pass = { room: '101', stay: 1, code: 1 };
    const own = signPass(DESK_TOKEN, 'aurora', pass);
    const [payload = '', mac = ''] = own.split('.');
    const forgeries: readonly ((n: number) => string)[] = [
      (n) => `${own.slice(0, n % own.length)}${n}`,
      (n) => `${Buffer.from(JSON.stringify([String(200 + n), 1, 1])).toString('base64url')}.${mac}`,
      (n) => `${payload}.${signPass(DESK_TOKEN, 'aurora', { ...pass, stay: n + 2 }).split('.')[1]}`,
      (n) => signPass(DESK_TOKEN, `hotel-${n}`, pass),
      (n) => signPass(`${DESK_TOKEN}${n}`, 'aurora', pass),
      (n) => signPass(DESK_TOKEN, 'aurora', { ...pass, stay: n + 90 }),
      (n) => signPass(DESK_TOKEN, 'aurora', { ...pass, code: n + 90 }),
      (n) => signPass(DESK_TOKEN, 'aurora', { ...pass, room: String(1000 + n) }),
      (n) => roomToken(DESK_TOKEN, 'aurora', { kind: 'room', name: '101', version: n + 1 }),
      () => signPass(DESK_TOKEN, 'bellevue', pass),
    ];
    const accepted: string[] = [];
    for (let n = 0; n < 1_000; n += 1) {
      const forged = forgeries[n % forgeries.length]?.(Math.floor(n / forgeries.length)) ?? '';
      if ((await platform.app.provenRoom('aurora', [forged])) !== null) accepted.push(forged);
    }
    expect(accepted).toEqual([]);
    expect(await platform.app.provenRoom('bellevue', [signPass(DESK_TOKEN, 'bellevue', pass)])).not.toBeNull();
  });

  it('rooms/RM6: refuses older prints of what got a new code, and of nothing else', async () => {
    const old = { room: await tokenOf('103'), spot: await tokenOf('pool:3'), other: await tokenOf('pool:1') };
    const theirs = await tokenOf('103', 'bellevue');
    await platform.desk('aurora', '/rooms/new-codes', { rooms: ['103'], places: ['pool:3'] });
    expect(await Promise.all([open(old.room), open(old.spot)])).toEqual([null, null]);
    expect([await open(old.other), await open(await tokenOf('103')), await open(theirs, 'bellevue')]).not.toContain(
      null,
    );
    expect((await roomsOf()).rooms.find(({ room }) => room === '103')?.code_version).toBe(2);
  });

  it('rooms/RM5: ends a stay once, and those of a list together', async () => {
    const end = (stays: readonly object[]) => platform.desk('aurora', '/rooms/end-stays', { stays });
    await Promise.all([1, 2, 3].map(() => end([{ room: '101', stay: 1 }])));
    await end([
      { room: '101', stay: 2 },
      { room: '102', stay: 1 },
    ]);
    const stays = async (code: HotelCode) => (await roomsOf(code)).rooms.map(({ room, stay }) => `${room}:${stay}`);
    expect(await stays('aurora')).toEqual(['101:3', '102:2', '103:1', 'Villa 3:1']);
    expect(await stays('bellevue')).toEqual(['101:1', '102:1', '103:1', 'Villa 3:1']);
  });

  it.each([
    ['/rooms/end-stays', { stays: [{ room: '999', stay: 1 }] }],
    ['/rooms/end-stays', { stays: [] }],
    ['/rooms/leaving-day', { room: '999', stay: 1, leaves_on: null }],
    ['/rooms/leaving-day', { room: '101', stay: 1, leaves_on: '2026-02-30' }],
    ['/rooms/leaving-day', { room: '101', stay: 9, leaves_on: '2026-05-04' }],
    ['/rooms/stay-code', { room: '999' }],
    ['/rooms/new-codes', { rooms: ['999'] }],
    ['/rooms/new-codes', { places: ['pool:9'] }],
    ['/rooms/new-codes', {}],
  ])('refuses %s with %j', async (path, body) => {
    const { status, body: answer } = await platform.desk('aurora', path, body);
    expect([status, answer.refusal]).toEqual([422, 'invalid']);
  });

  it('gives nothing of it without the hotel’s key', async () => {
    for (const path of ['/rooms', '/room-codes']) expect((await platform.get(`/api/desk/v1${path}`)).status).toBe(401);
  });
});
