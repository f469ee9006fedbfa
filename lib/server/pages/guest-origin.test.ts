import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { forget } from '../remember';
import { withRequest } from '../request/current-request';
import { guestOrigin } from './guest-origin';

const SETTINGS = ['ROOT_DOMAIN', 'TENANT_HOSTS'] as const;
const before = SETTINGS.map((name) => process.env[name]);
const setHosts = (...values: readonly (string | undefined)[]) => {
  for (const [place, name] of SETTINGS.entries()) {
    if (values[place] === undefined) delete process.env[name];
    else process.env[name] = values[place];
  }
  forget('host rules');
};
beforeEach(() => setHosts('example.com', 'guest.grand.example=grand,stay.grand.example=grand:nordic'));
afterAll(() => setHosts(...before));

const during = (headers: Record<string, string>, hotel: string) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return withRequest(request, new ServerResponse(request), () => guestOrigin(hotel, 3000));
};

it.each([
  ['a custom host', { host: 'guest.grand.example' }, 'https://guest.grand.example'],
  ['the host of a brand', { host: 'stay.grand.example' }, 'https://stay.grand.example'],
  ['the host below the root domain', { host: 'grand.example.com' }, 'https://grand.example.com'],
  ['a host of another hotel', { host: 'aurora.example.com' }, 'https://guest.grand.example'],
  ['the root domain', { host: 'example.com' }, 'https://guest.grand.example'],
  ['a stranger’s host', { host: 'grand.evil.example' }, 'https://guest.grand.example'],
  ['a malformed host', { host: 'grand.example.com/@evil.example' }, 'https://guest.grand.example'],
  ['a host with a port', { host: 'grand.example.com:8443' }, 'https://grand.example.com:8443'],
])('leads back to the hotel from %s', (_case, headers, expected) => {
  expect(during(headers, 'grand')).toBe(expected);
});

it('leads back to the hotel’s own host outside of a request', () => {
  expect([guestOrigin('grand', 3000), guestOrigin('aurora', 3000)]).toEqual([
    'https://guest.grand.example',
    'https://aurora.example.com',
  ]);
});

it('uses no TLS on this machine, unless a proxy does', () => {
  setHosts(undefined, undefined);
  expect(guestOrigin('aurora', 3000)).toBe('http://aurora.localhost:3000');
  expect(during({ host: 'aurora.localhost:4000' }, 'aurora')).toBe('http://aurora.localhost:4000');
  const proxied = { host: 'aurora.localhost', 'x-forwarded-proto': 'https' };
  expect(during(proxied, 'aurora')).toBe('https://aurora.localhost');
});
