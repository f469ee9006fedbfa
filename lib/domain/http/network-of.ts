/** What an address counts as: its network, where one subscriber has a whole network to choose addresses from. */

const IPV6_PARTS = 8;
/** A provider gives each customer a /64 at least. */
const NETWORK_PARTS = 4;

const isIpv6 = (text: string): boolean => /^[0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*$/i.test(text);

const partsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/**
 * The /64 of an IPv6 address, as `2001:db8:0:1::/64`; any other text as it is. An IPv4 address in IPv6 is that address
 * (`guest-address` writes it plainly).
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIpv6(plain)) return address;
  const [before = '', after] = plain.split('::');
  const [head, tail] = [partsOf(before), partsOf(after ?? '')];
  // `::` stands for as many zeros as are missing; a part with dots stands for two.
  const written = [...head, ...tail].reduce((sum, part) => sum + (part.includes('.') ? 2 : 1), 0);
  const zeros = after === undefined ? 0 : Math.max(0, IPV6_PARTS - written);
  const parts = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  const network = parts.slice(0, NETWORK_PARTS).map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}
