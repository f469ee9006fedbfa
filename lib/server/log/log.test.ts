import fs from 'node:fs';
import { paths } from '@/lib/contract/paths';
import { deskKey } from '@/lib/platform/desk-key';
import { DESK_TOKEN, orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { chatAt, registrationOf } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import { GUEST_CHAT, twoHotels } from '@/tests/peers/two-hotels';
import { startUpstream, type Upstream } from '@/tests/peers/upstream';
import { handleApi } from '../api/handle-api';
import { handleChannels } from '../api/handle-channels';
import { handleDesk } from '../api/handle-desk';
import { handleStorage } from '../files/handle-storage';
import { applySettings, readSettings } from '../settings/env';
import { setPlatform } from '../upstream/platform-handle';
import { clearResponseCache } from '../upstream/shared-response-cache';
import { log } from './log';

const GUEST = {
  name: 'Ann Whitmore',
  phone: '+34 600 123 456',
  // Digits that no timestamp of a log line contains.
  room: 'Villa 7071',
  comment: 'My knee hurts',
  person: '5f0c1f5e-1111-4c0e-9a0e-3f6f5d1c2b3a',
  order: '6a0c1f5e-2222-4c0e-9a0e-3f6f5d1c2b3a',
  secret: 'a-secret-of-a-session',
};

/** Collects everything that the process logs, instead of writing it to stderr. */
let written = '';
let writing = 0;
beforeAll(() => {
  jest.spyOn(fs, 'write').mockImplementation(((_to: number, text: string, ...more: unknown[]) => {
    written += text;
    writing += 1;
    const done = more.at(-1) as (error: null, length: number) => void;
    process.nextTick(() => {
      done(null, Buffer.byteLength(text));
      writing -= 1;
    });
  }) as typeof fs.write);
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => {
  written = '';
  clearResponseCache();
});

/** Waits until the log has written everything: a line that is logged during a write is buffered first. */
async function linesWritten(): Promise<string[]> {
  await eventually(() => written !== '' && writing === 0);
  return written.trim().split('\n');
}

async function expectNothingPersonal() {
  await linesWritten();
  for (const personal of Object.values(GUEST)) expect(written).not.toContain(personal);
}

const ask = (path: string, body?: unknown) =>
  handleApi(
    new Request(`http://localhost:3000/api/v1${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        host: 'aurora.localhost:3000',
        'content-type': 'application/json',
        cookie: `session=${GUEST.secret}`,
        authorization: `Bearer ${GUEST.secret}`,
      },
    }),
  );

const option = (id: number, value: string) => ({ id, value, ptype_id: 'text' as const, attrs: [] });
const order = () =>
  orderOf('aurora', {
    uuid: GUEST.order,
    person_uuid: GUEST.person,
    room_number: GUEST.room,
    comment: GUEST.comment,
    property: { properties: [option(1, GUEST.name), option(2, GUEST.phone)] },
  });

/** Sends a guest's personal data in every kind of request. */
async function tellEverything(hotelUuid: string, registration: object) {
  await ask(paths.orders(), order());
  await ask(paths.checkOrders('aurora', [GUEST.order]));
  await ask(paths.changeStatus(), {
    uuid: GUEST.order,
    hotel_id: 1,
    language: 'en',
    reason: 'order_cancel__other',
    comment: GUEST.comment,
  });
  await ask(paths.guest(hotelUuid, GUEST.person));
  await ask(paths.chatStart(), { ...registration, name: GUEST.name, phone: GUEST.phone, room_number: GUEST.room });
  await ask(paths.chat(GUEST.order, GUEST.person));
  await ask(paths.chatMessages(GUEST.order), { content: GUEST.comment, person_uuid: GUEST.person, lang: 'en' });
  await ask(paths.chatMessages(GUEST.order));
  await ask(paths.chatRead(GUEST.order), { person_uuid: GUEST.person });
  await ask(paths.voiceToken());
  await handleStorage(
    new Request(`http://localhost:3000/storage/aurora/files/${GUEST.person}.png`, {
      headers: { host: 'aurora.localhost:3000' },
    }),
  );
}

describe('the log of a failing platform', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await testPlatform(await emptySqlite(), {
      reportError: (error, where) => log().error({ err: error, where }, 'unexpected error in the platform'),
    });
  });

  it('logs the failure of the platform without personal data', async () => {
    applySettings(readSettings({ LOG_LEVEL: 'trace', RATE_LIMITS: 'off' }));
    setPlatform(platform.app);
    const registration = await registrationOf(platform, 'aurora');
    await ask(paths.hotel('aurora'));
    await tellEverything(registration.hotel_uuid, registration);
    // The hotel stays cached while its store is closed.
    await platform.close();
    await tellEverything(registration.hotel_uuid, registration);
    await expectNothingPersonal();
    expect(written).toContain('unexpected error in the platform');
  });
});

describe('the log of a gateway whose upstream repeats personal data', () => {
  const hotel = { id: 1, uuid: '11111111-aaaa-4aaa-8aaa-111111111111', code: 'aurora', title: 'Aurora' };
  let upstream: Upstream;
  afterEach(() => upstream.close());

  it.each([
    ['in an error page', (echoed: string) => ({ status: 500, body: `<html>${echoed}</html>` })],
    ['in a body that is not JSON', (echoed: string) => ({ body: echoed })],
    ['in a response without required fields', (echoed: string) => ({ body: { data: { order: { num: echoed } } } })],
    ['in lists of undecodable entries', (echoed: string) => ({ body: { data: [echoed, { name: echoed }] } })],
    ['in a token of the voice service', (echoed: string) => ({ body: { client_secret: { value: echoed } } })],
    ['in a redirect', (echoed: string) => ({ status: 302, headers: { location: `/${encodeURIComponent(echoed)}` } })],
    ['after the timeout', (echoed: string) => ({ after: 200, body: echoed }), 100],
  ])('logs no personal data that an upstream repeats %s', async (_where, respond, upstreamTimeoutMs = 10_000) => {
    upstream = await startUpstream((_method, path, body) =>
      path.startsWith('/api/v1/hotels/aurora?') || path === '/api/v1/hotels/aurora'
        ? { body: { data: { hotel, words: {}, languages: [{ code: 'en' }] } } }
        : respond(`${path} ${body} ${Object.values(GUEST).join(' ')}`),
    );
    const env = {
      HOTEL_API_URL: upstream.origin,
      VOICE_TOKEN_URL: upstream.origin,
      LOG_LEVEL: 'trace',
      RATE_LIMITS: 'off',
    };
    applySettings(readSettings(env));
    // Puts the hotel into the cache, so that only the other calls fail.
    expect((await ask(paths.hotel('aurora'))).status).toBe(200);
    applySettings(readSettings({ ...env, UPSTREAM_TIMEOUT_MS: String(upstreamTimeoutMs) }));
    await tellEverything(hotel.uuid, { hotel_uuid: hotel.uuid, lang: 'en', is_hotel_guest: true, person_uuid: null });
    log().info('the end');
    await expectNothingPersonal();
    expect(upstream.asked.length).toBeGreaterThan(5);
  });
});

/** A request whose body fails after its first chunk. */
function brokenOff(path: string, type: string): Request {
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isBegun) controller.error(new Error('aborted'));
      else controller.enqueue(new TextEncoder().encode('{"uuid":'));
      isBegun = true;
    },
  });
  const headers = {
    host: 'aurora.localhost:3000',
    'content-type': type,
    authorization: `Bearer ${deskKey(DESK_TOKEN, 'aurora')}`,
  };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return new Request(`http://localhost:3000${path}`, init);
}

describe('a request whose sender disconnects', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await testPlatform(await emptySqlite());
  });
  beforeEach(() => {
    applySettings(readSettings({ LOG_LEVEL: 'info', RATE_LIMITS: 'off' }));
    setPlatform(platform.app);
  });
  afterAll(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const JSON_TYPE = 'application/json';
  it.each([
    ['an order', () => handleApi(brokenOff('/api/v1/orders', JSON_TYPE))],
    ['an event stream request', () => handleChannels(brokenOff('/channels', JSON_TYPE))],
    ['a staff call', () => handleDesk(brokenOff('/api/desk/v1/announcements', JSON_TYPE))],
  ])('logs one information line and no error when the body of %s breaks off', async (_who, send) => {
    expect((await send()).status).toBe(503);
    expect(await linesWritten()).toEqual([
      expect.stringMatching(/^\{"level":30,.*the body of a request broke off"\}$/),
    ]);
  });
});

describe('an upload whose sender disconnects', () => {
  const upload = (chat: string) =>
    handleApi(brokenOff(`/api/v1${paths.chatFiles(chat)}`, 'multipart/form-data; boundary=x'));
  it('logs an aborted upload as one line on the embedded platform', async () => {
    const platform = await testPlatform(await emptySqlite());
    applySettings(readSettings({ LOG_LEVEL: 'info', RATE_LIMITS: 'off' }));
    setPlatform(platform.app);
    const chat = await chatAt(platform, 'aurora');
    expect((await upload(chat.uuid)).status).toBe(503);
    expect(await linesWritten()).toEqual([expect.stringContaining('an upload broke off')]);
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  it('logs an aborted upload as one line behind an upstream', async () => {
    const upstream = await startUpstream(twoHotels);
    applySettings(readSettings({ HOTEL_API_URL: upstream.origin, LOG_LEVEL: 'info', RATE_LIMITS: 'off' }));
    expect((await upload(GUEST_CHAT)).status).toBe(503);
    expect(await linesWritten()).toEqual([expect.stringContaining('the upstream did not respond')]);
    await upstream.close();
  });
});

it('logs a PostgreSQL error without the refused row', async () => {
  const refused = Object.assign(new Error('null value in column "num"'), {
    detail: `Failing row contains (${GUEST.name}, ${GUEST.phone}, ${GUEST.person}).`,
  });
  log().error({ err: refused }, `order ${GUEST.order} was not kept`);
  await expectNothingPersonal();
  expect(written).toContain('null value in column');
});

it('logs the code and reason of a lost database connection without the client object', async () => {
  const lost = Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
    severity: 'FATAL',
    client: { secretKey: 1_234_567_890, connectionParameters: { password: 'hunter2' } },
  });
  log().error({ err: lost }, 'database');
  await expectNothingPersonal();
  expect(written).toContain('"code":"57P01"');
  expect(written).toContain('administrator command');
  expect(written).not.toMatch(/secretKey|1234567890|hunter2|"client"/);
});

it('logs why no address of a host could be reached, and the cause of an error', async () => {
  const refused = Object.assign(new Error('both'), {
    message: '',
    errors: [new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')],
  });
  log().error({ err: new Error('the hotels cannot be listed', { cause: refused }) }, 'front page');
  await expectNothingPersonal();
  expect(written).toContain('the hotels cannot be listed');
  expect(written).toContain('connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432');
});
