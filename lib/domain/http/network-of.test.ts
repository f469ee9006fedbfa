import fc from 'fast-check';
import { networkOf } from './network-of';

describe('networkOf', () => {
  it.each([
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001::1', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('the network of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['203.0.113.7', 'person-1', '', 'a:b', 'c0ffee00-0000-4000-8000-000000000000'])(
    'returns %j unchanged, which is not an IPv6 address',
    (text) => {
      expect(networkOf(text)).toBe(text);
    },
  );

  it('the network is the same for all addresses of a /64 in any notation', () => {
    const part = fc.integer({ min: 0, max: 0xffff });
    const host = fc.tuple(part, part, part, part);
    fc.assert(
      fc.property(host, host, host, (network, one, other) => {
        const written = (rest: readonly number[]) => [...network, ...rest].map((each) => each.toString(16)).join(':');
        expect(networkOf(written(one))).toBe(networkOf(written(other).toUpperCase()));
      }),
    );
  });
});
