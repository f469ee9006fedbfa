import type { IncomingMessage } from 'node:http';
import { clientAddress, isProxyEntry, parseTrustedProxies } from './client-address';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

const nobody = parseTrustedProxies([]);
const proxies = parseTrustedProxies(['loopback', '10.0.0.0/8', 'fd00::1']);

describe('the client’s address', () => {
  it('returns the socket’s address when no proxy is trusted, whatever headers the client sends', () => {
    expect(clientAddress(from('203.0.113.7', '6.6.6.6'), nobody)).toBe('203.0.113.7');
  });

  it('returns the client’s address that a trusted proxy sends', () => {
    expect(clientAddress(from('10.1.2.3', '203.0.113.7'), proxies)).toBe('203.0.113.7');
    expect(clientAddress(from('::ffff:127.0.0.1', '2001:db8::9'), proxies)).toBe('2001:db8::9');
  });

  it('ignores the address that the client sent to the first of two proxies', () => {
    expect(clientAddress(from('10.1.2.3', '6.6.6.6, 203.0.113.7, 10.9.9.9'), proxies)).toBe('203.0.113.7');
  });

  it('returns the last valid address when the other forwarded values are invalid', () => {
    expect(clientAddress(from('10.1.2.3', "'; drop table"), proxies)).toBe('10.1.2.3');
    expect(clientAddress(from('10.1.2.3'), proxies)).toBe('10.1.2.3');
    expect(clientAddress(from('fd00::1', ''), proxies)).toBe('fd00::1');
  });
});

it.each([
  ['loopback', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['203.0.113.7', true],
  ['all', false],
  ['10.0.0.0/99', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
])('accepts an address, a network or loopback as a proxy entry: %s gives %s', (peer, expected) => {
  expect(isProxyEntry(peer)).toBe(expected);
});
