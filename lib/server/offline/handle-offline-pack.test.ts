import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { shareRenderer } from '../page-cache/shared-renderer';
import { handleOfflinePack } from './handle-offline-pack';

const POLICY = "script-src 'nonce-abc'";
/** Longer than what is not worth compressing. */
const PAGE = `<p>${'The menu of the day. '.repeat(100)}</p>`;

gatewayToUpstream();
/** The hosts for which a page has been rendered. */
let rendered: unknown[] = [];
let waiting: Promise<void> = Promise.resolve();
let isBroken = false;

beforeAll(() => {
  shareRenderer(async (url, { host }) => {
    await waiting;
    rendered.push(host);
    if (isBroken) throw new Error('broken');
    const headers = { 'content-type': 'text/html', 'content-security-policy': POLICY };
    return { status: url === '/' ? 200 : 404, headers, body: Buffer.from(PAGE), hasFailed: false };
  });
});
beforeEach(() => {
  rendered = [];
});

let guests = 0;
/** Asks for a pack; each time from another network, if none is given. */
function ask(host: string, { language = 'en', accept = 'gzip, br', address = '' } = {}): Promise<Response> {
  guests += 1;
  const from = address || `203.0.${Math.trunc(guests / 250)}.${guests % 250}`;
  const headers = { host, 'accept-encoding': accept, 'x-forwarded-for': from };
  return handleOfflinePack(new Request(`http://${host}/offline-pack/${language}`, { headers }), language);
}
const textOf = async (response: Response, unpack: (bytes: Buffer) => Buffer) =>
  JSON.parse(unpack(Buffer.from(await response.arrayBuffer())).toString());

it('limits the packs that are made for one network, of all hotels together', async () => {
  isBroken = true;
  const address = '198.51.100.9';
  // A pack that fails is not kept, so that each request makes one.
  const askAgain = (host: string) => ask(host, { address }).catch(() => null);
  const outcomes: (number | undefined)[] = [];
  for (let time = 0; time < 16; time += 1)
    for (const host of ['aurora.localhost', 'borealis.localhost']) outcomes.push((await askAgain(host))?.status);
  isBroken = false;
  expect(outcomes.indexOf(429)).toBe(30);
});

it('makes one pack for all names of a hotel, at a name of its own', async () => {
  const spellings = ['aurora.localhost', 'AURORA.localhost.', 'aurora.hotels.test:3000', 'aurora.other.test:1'];
  for (const host of spellings) expect((await ask(host)).status).toBe(200);
  expect(new Set(rendered)).toEqual(new Set(['aurora.localhost']));
  const pages = rendered.length;
  expect((await ask('aurora.third.test')).status).toBe(200);
  expect(rendered).toHaveLength(pages);
  expect((await ask('borealis.localhost')).status).toBe(200);
  expect(rendered.slice(pages)).toContain('borealis.localhost');
});

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
] as const)(
  'sends the pack compressed for a client that accepts %s, with its length',
  async (accept, encoding, unpack) => {
    const response = await ask('aurora.localhost', { accept });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect((await textOf(response, unpack)).texts.join('')).toContain('The menu of the day.');
  },
);

it('makes nothing for a hotel that does not exist, and one pack at a time', async () => {
  let end: () => void = () => undefined;
  waiting = new Promise((resolve) => {
    end = resolve;
  });
  for (const host of ['nowhere.localhost', 'a.aurora.localhost']) expect((await ask(host)).status).toBe(404);
  const both = [ask('aurora.localhost', { language: 'ar' }), ask('borealis.localhost', { language: 'ar' })];
  end();
  for (const response of await Promise.all(both)) expect(response.status).toBe(200);
  const firstOther = rendered.findIndex((host) => host !== rendered[0]);
  expect(rendered.slice(firstOther)).not.toContain(rendered[0]);
});

it('limits the packs that one network fetches of a hotel', async () => {
  const statuses: number[] = [];
  for (let phone = 0; phone < 602; phone += 1)
    statuses.push((await ask('aurora.localhost', { address: '198.51.100.7' })).status);
  expect(statuses.indexOf(429)).toBe(600);
  const refused = await ask('aurora.localhost', { address: '198.51.100.7' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('aurora.localhost', { address: '198.51.100.8' })).status).toBe(200);
});
