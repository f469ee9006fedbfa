import fs from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@/lib/contract/paths';
import { orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import { twoHotels } from '@/tests/peers/two-hotels';
import { startUpstream } from '@/tests/peers/upstream';
import { handleApi } from '../api/handle-api';
import { parseTrustedProxies } from '../request/client-address';
import { applySettings, readSettings } from '../settings/env';
import { createAppHandler } from '../start/handle-request';
import { setPlatform } from '../upstream/platform-handle';
import { clearResponseCache } from '../upstream/shared-response-cache';
import { log } from './log';

const GUEST = {
  name: 'Ann Whitmore',
  phone: '+34 600 123 456',
  room: 'Villa 7071',
  comment: 'My knee hurts',
  person: '5f0c1f5e-1111-4c0e-9a0e-3f6f5d1c2b3a',
  order: '6a0c1f5e-2222-4c0e-9a0e-3f6f5d1c2b3a',
};

let lines: Record<string, unknown>[];
let text: string;
beforeEach(() => {
  [lines, text] = [[], ''];
  clearResponseCache();
  jest.spyOn(fs, 'write').mockImplementation(((_to: number, written: string, ...more: unknown[]) => {
    text += written;
    lines.push(
      ...written
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
    const done = more.at(-1) as (error: null, length: number) => void;
    process.nextTick(() => done(null, Buffer.byteLength(written)));
  }) as typeof fs.write);
});
afterEach(() => jest.restoreAllMocks());

async function webRequest(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const { method = 'GET', url = '' } = request;
  const body = Buffer.concat(chunks);
  return new Request(`http://localhost${url}`, { method, headers, ...(body.length > 0 && { body }) });
}

/** The app's request handler over HTTP, with the calls of browsers behind it. */
async function serve(trusted: readonly string[]): Promise<{ server: Server; ask: typeof fetch }> {
  const handle = createAppHandler({ trustedProxies: parseTrustedProxies(trusted), createPages: null })(
    async (request, response) => {
      const made = await handleApi(await webRequest(request));
      response.writeHead(made.status, Object.fromEntries(made.headers)).end(await made.text());
    },
  );
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  const ask: typeof fetch = (path, init) =>
    fetch(`${origin}${path}`, { ...init, headers: { 'content-type': 'application/json', ...init?.headers } });
  return { server, ask };
}

const asPost = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const option = (id: number, value: string) => ({ id, value, ptype_id: 'text' as const, attrs: [] });
const cancelling = { uuid: GUEST.order, hotel_id: 1, language: 'en', reason: 'order_cancel__other' };

/** What a guest's phone sends from the first page to the cancelled order. */
const wholeOrder: readonly (readonly [path: string, init?: RequestInit])[] = [
  [paths.hotel('aurora')],
  [paths.guest('11111111-aaaa-4aaa-8aaa-111111111111', GUEST.person)],
  [
    paths.orders(),
    asPost(
      orderOf('aurora', {
        uuid: GUEST.order,
        person_uuid: GUEST.person,
        room_number: GUEST.room,
        comment: GUEST.comment,
        property: { properties: [option(1, GUEST.name), option(2, GUEST.phone)] },
      }),
    ),
  ],
  [paths.checkOrders('aurora', [GUEST.order])],
  [paths.changeStatus(), asPost({ ...cancelling, comment: GUEST.comment })],
];

/** Sends the order; returns the id and the status of each response. */
async function sendOrder(ask: typeof fetch): Promise<{ ids: (string | null)[]; statuses: number[] }> {
  const [ids, statuses]: [(string | null)[], number[]] = [[], []];
  for (const [path, init] of wholeOrder) {
    const { headers, status } = await ask(path, init);
    ids.push(headers.get('x-request-id'));
    statuses.push(status);
  }
  return { ids, statuses };
}

describe('the log of a whole order', () => {
  let platform: TestPlatform;
  let server: Server;
  let ask: typeof fetch;
  beforeEach(async () => {
    platform = await testPlatform(await emptySqlite(), {
      reportError: (error, where) => log().error({ err: error, where }, 'unexpected error in the platform'),
    });
    applySettings(readSettings({ LOG_LEVEL: 'trace', RATE_LIMITS: 'off', DEFAULT_TENANT: 'aurora', TENANT_HOSTS: '' }));
    process.env.DEFAULT_TENANT = 'aurora';
    setPlatform(platform.app);
    ({ server, ask } = await serve(['loopback']));
  });
  afterEach(async () => {
    delete process.env.DEFAULT_TENANT;
    server.close();
    await platform.close();
  });

  it('gives every line the id of its request, which the response repeats, and names no guest', async () => {
    const { ids, statuses } = await sendOrder(ask);
    expect([statuses[0], statuses[2], statuses[3], statuses[4]]).toEqual([200, 200, 200, 200]);
    // The hotel stays cached; what needs the store fails, and is logged too.
    await platform.app.close();
    platform.app = { ...platform.app, close: async () => undefined };
    ids.push(...(await sendOrder(ask)).ids);
    await eventually(() => lines.filter(({ msg }) => msg === 'request').length === ids.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(lines.filter(({ msg }) => msg === 'request').map(({ requestId }) => requestId)).toEqual(ids);
    expect(lines.filter(({ msg }) => msg === 'unexpected error in the platform').length).toBeGreaterThan(0);
    expect(lines.filter(({ requestId }) => !ids.includes(requestId as string))).toEqual([]);
    for (const personal of Object.values(GUEST)) expect(text).not.toContain(personal);
  });

  it.each([
    ['a proxy’s id', 'aabbccddeeff00112233445566778899', true],
    ['a uuid', '0f8fad5b-d9cb-469f-a165-70867728950e', true],
    ['a short text', 'abc', false],
    ['a text with quotes', '"level":60,"x":1', false],
    ['a long text', 'a'.repeat(65), false],
  ])('keeps %s of a trusted proxy only if it is sane', async (_what, id, isKept) => {
    const response = await ask(paths.hotel('aurora'), { headers: { 'x-request-id': id } });
    const own = response.headers.get('x-request-id');
    expect(own === id).toBe(isKept);
    await eventually(() => lines.length > 0);
    expect(lines.at(-1)).toMatchObject({ msg: 'request', requestId: own });
  });
});

it('ignores the request id of a peer that is no trusted proxy', async () => {
  const { server, ask } = await serve([]);
  applySettings(readSettings({ LOG_LEVEL: 'silent' }));
  const id = 'aabbccddeeff00112233445566778899';
  const response = await ask(paths.hotel('aurora'), { headers: { 'x-request-id': id } });
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(response.headers.get('x-request-id')).not.toBe(id);
  server.close();
});

it('passes the id of a guest’s request to the upstream', async () => {
  const upstream = await startUpstream(twoHotels);
  applySettings(readSettings({ HOTEL_API_URL: upstream.origin, LOG_LEVEL: 'silent' }));
  const { server, ask } = await serve([]);
  const response = await ask(paths.hotel('aurora'));
  expect(upstream.asked[0]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
  server.close();
  await upstream.close();
});
