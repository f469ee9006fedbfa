/** Groups addresses for rate limits: one subscriber can use any address of a whole IPv6 network. */

const IPV6_PARTS = 8;
/** Internet providers assign at least a /64 to each customer. */
const NETWORK_PARTS = 4;

const isIpv6 = (text: string): boolean => /^[0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*$/i.test(text);

const partsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/**
 * Returns the /64 of an IPv6 address, as `2001:db8:0:1::/64`, and any other text unchanged. IPv4 addresses in IPv6 form
 * must be converted before (see `guest-address`).
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIpv6(plain)) return address;
  const [before = '', after] = plain.split('::');
  const [head, tail] = [partsOf(before), partsOf(after ?? '')];
  // `::` replaces the missing zero parts. A part with dots counts as two parts.
  const written = [...head, ...tail].reduce((sum, part) => sum + (part.includes('.') ? 2 : 1), 0);
  const zeros = after === undefined ? 0 : Math.max(0, IPV6_PARTS - written);
  const parts = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  const network = parts.slice(0, NETWORK_PARTS).map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}
