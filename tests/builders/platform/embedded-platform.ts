import { join } from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import { v4 } from 'uuid';
import type { OrderGroups, PlacedOrder } from '@/lib/contract/order';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { Platform } from '@/lib/platform/app';
import { openDatabase } from '@/lib/platform/database/database';
import { deskKey } from '@/lib/platform/desk-key';
import type { StartOptions } from '@/lib/platform/open-platform';
import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { withdrawHotel } from '@/lib/platform/stores/withdrawals';
import { type HotelFiles, twoHotels } from './hotel-files';
import { startPlatform } from './start-platform';
import { type EmptyStore, TEST_DATABASE_TIMES } from './stores';

export const EMOJI_DIR = 'node_modules/@lobehub/fluent-emoji-3d/assets';
export const DESK_TOKEN = 'the operator’s own token';

type Body = { data?: unknown; refusal?: string; status?: number };
export type PlatformResponse = { status: number; body: Body; headers: Headers };

/** The embedded platform with two hotels, a clock that the test controls, and methods to call the platform. */
export type TestPlatform = {
  app: Platform;
  store: EmptyStore;
  files: HotelFiles;
  /** Moves the clock forward. */
  advanceSeconds(seconds: number): void;
  setClock(iso: string): void;
  /** Lets days pass on a server that runs, with a retention round at least every ten days but none at the end. */
  runFor(days: number): Promise<void>;
  get(path: string, headers?: Record<string, string>): Promise<PlatformResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<PlatformResponse>;
  /** Sends any other request. */
  send(request: Request): Promise<PlatformResponse>;
  /** Calls the staff API with the hotel's key. */
  desk(code: string, path: string, body?: unknown): Promise<PlatformResponse>;
  /** Takes a hotel offline with the operator's command while the server runs. */
  withdraw(code: string): Promise<void>;
  /** Restarts the platform on the same store and the same files. */
  restart(): Promise<void>;
  close(): Promise<void>;
  /** The errors that the platform has reported. */
  unexpectedErrors: unknown[];
};

/** Noon in Madrid on a Friday. */
export const NOON = '2026-05-01T10:00:00.000Z';

/** A platform of the hotels of a folder on a clock that goes on, without a staff key, and whose errors nobody reads. */
export const unattended = (databaseUrl: string, { dir }: Pick<HotelFiles, 'dir'>): StartOptions => ({
  databaseUrl,
  hotelsDir: dir,
  emojiDir: EMOJI_DIR,
  filesDir: dir,
  scripts: false,
  deskToken: null,
  now: () => new Date(),
  uuid: v4,
  reportError: () => undefined,
});

export async function testPlatform(store: EmptyStore, more: Partial<StartOptions> = {}): Promise<TestPlatform> {
  const files = twoHotels();
  const unexpectedErrors: unknown[] = [];
  let clock = Date.parse(NOON);
  const start = async () => {
    const { platform, imported } = await startPlatform({
      databaseUrl: store.url,
      databaseTimes: TEST_DATABASE_TIMES,
      now: () => new Date(clock),
      uuid: v4,
      hotelsDir: files.dir,
      emojiDir: EMOJI_DIR,
      filesDir: join(files.dir, '.files'),
      scripts: true,
      deskToken: DESK_TOKEN,
      reportError: (error) => unexpectedErrors.push(error),
      ...more,
    });
    if (imported.failed.length > 0) throw new Error(JSON.stringify(imported.failed));
    return platform;
  };
  const running: TestPlatform = {
    app: await start(),
    store,
    files,
    unexpectedErrors,
    advanceSeconds: (seconds) => {
      clock += seconds * 1000;
    },
    setClock: (iso) => {
      clock = Date.parse(iso);
    },
    runFor: async (days) => {
      for (let left = days; left > 0; left -= 10) {
        if (left < days) await running.app.retention.runOnce();
        clock += Math.min(left, 10) * millisecondsInDay;
      }
    },
    ...callsTo(() => running.app),
    withdraw: async (code) => {
      const database = openDatabase(store.url, (error) => unexpectedErrors.push(error));
      await withdrawHotel(database, code, new Date(clock).toISOString());
      await database.close();
    },
    restart: async () => {
      await running.app.close();
      running.app = await start();
    },
    close: async () => {
      await running.app.close();
      await store.remove();
      files.dispose();
    },
  };
  return running;
}

/**
 * A platform of its own for each test of the group, on an empty store. It must report no error. The returned object stands
 * for the one of the running test.
 */
export const platformPerTest = (
  emptyStore: () => Promise<EmptyStore>,
  more: Partial<StartOptions> = {},
): TestPlatform => runningPlatform({ begin: beforeEach, end: afterEach }, () => startOn(emptyStore, more));

/** One platform for all tests of a file or group. It must report no error. */
export const platformPerFile = (
  emptyStore: () => Promise<EmptyStore>,
  more: Partial<StartOptions> = {},
): TestPlatform => runningPlatform({ begin: beforeAll, end: afterAll }, () => startOn(emptyStore, more));

const startOn = async (emptyStore: () => Promise<EmptyStore>, more: Partial<StartOptions>) =>
  testPlatform(await emptyStore(), more);

function runningPlatform(
  { begin, end }: { begin: typeof beforeEach; end: typeof afterEach },
  start: () => Promise<TestPlatform>,
): TestPlatform {
  let current: TestPlatform;
  begin(async () => {
    current = await start();
  });
  end(async () => {
    await current.close();
    expect(current.unexpectedErrors).toEqual([]);
  });
  return new Proxy({} as TestPlatform, { get: (_, name: keyof TestPlatform) => current[name] });
}

/** Methods to call the running platform. */
export function callsTo(running: () => Platform): Pick<TestPlatform, 'get' | 'post' | 'send' | 'desk'> {
  const call = (path: string, init: RequestInit) => send(new Request(`http://inside${path}`, init));
  const send = async (request: Request): Promise<PlatformResponse> => {
    const response = await running().fetch(request);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body = isJson ? (JSON.parse(text) as Body) : { data: text };
    return { status: response.status, body, headers: response.headers };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    send,
    get: (path, headers = {}) => call(path, { headers }),
    post,
    desk: (code, path, body) => {
      const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, code)}`, [HOTEL_HEADER]: code };
      return body === undefined ? call(`/api/desk/v1${path}`, { headers }) : post(`/api/desk/v1${path}`, body, headers);
    },
  };
}

/** The ids of the two test hotels. */
export const HOTEL_ID = { aurora: 1, bellevue: 2 } as const;
export type HotelCode = keyof typeof HOTEL_ID;

type Line = OrderBody['products'][number];

/** An order line of one bowl of soup: 4.50 at aurora, 9.00 at bellevue. */
export const soup = (total: number, quantity = 1): Line => ({
  product: { id: 100, property: null },
  quantity,
  total_price: total,
  from_recommendation: false,
});

/** A valid order: one soup, cash, room 101. */
export const orderOf = (code: HotelCode, changes: Partial<OrderBody> = {}): OrderBody => ({
  uuid: v4(),
  hotel_id: HOTEL_ID[code],
  language: 'en',
  person_uuid: null,
  payment: 2,
  comment: '',
  room_number: '101',
  is_temporary: true,
  property: { properties: [] },
  products: [soup(code === 'aurora' ? 4.5 : 9)],
  ...changes,
});

/** Places a valid order at a hotel. Returns its uuid. */
export async function placeOrder(platform: TestPlatform, code: HotelCode, uuid: string = v4()): Promise<string> {
  await platform.post('/api/v1/orders', orderOf(code, { uuid }));
  return uuid;
}

/** Places an order at a hotel, which prepares and finishes it. Returns its uuid. */
export async function finishOrder(platform: TestPlatform, code: HotelCode, uuid: string = v4()): Promise<string> {
  await placeOrder(platform, code, uuid);
  await platform.desk(code, `/orders/${uuid}/approve`, {});
  await platform.desk(code, `/orders/${uuid}/done`, {});
  return uuid;
}

export const placedIn = (response: PlatformResponse) => response.body.data as PlacedOrder;
export const groupsIn = (response: PlatformResponse) => response.body.data as OrderGroups;

/** The orders with these uuids as their guest sees them, by group. */
export const guestOrders = async (platform: Pick<TestPlatform, 'get'>, code: HotelCode, ...uuids: readonly string[]) =>
  groupsIn(await platform.get(checkPath(code, ...uuids)));

/** The order with this uuid as its guest sees it, whatever its group. */
export async function guestOrder(platform: Pick<TestPlatform, 'get'>, code: HotelCode, uuid: string) {
  const { draft, pending, histories } = await guestOrders(platform, code, uuid);
  return [...draft, ...pending, ...histories][0];
}

/** The refusal's messages by field. */
export const fieldsIn = (response: PlatformResponse) => (response.body.data as { data: Record<string, string[]> }).data;

export const checkPath = (code: HotelCode, ...uuids: readonly string[]) =>
  `/api/v1/hotels/${code}/orders/check?${uuids.map((uuid) => `order_uuids[]=${uuid}`).join('&')}`;
