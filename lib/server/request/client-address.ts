import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The peers whose X-Forwarded-For is trusted (TRUST_PROXY). */
export type TrustedProxies = { trusts(address: string): boolean };

const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The address of a socket. An IPv4 address loses the prefix that an IPv6 socket adds. */
export const plainAddress = (address: string | undefined): string => (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an entry of TRUST_PROXY is valid: an address, a network (10.0.0.0/8) or `loopback`. */
export function isProxyEntry(peer: string): boolean {
  const [address = '', bits, more] = peer.split('/');
  if (peer === 'loopback') return true;
  if (isIP(address) === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32));
}

function addPeer(list: BlockList, peer: string): void {
  if (peer === 'loopback') {
    list.addSubnet('127.0.0.0', 8, 'ipv4');
    list.addAddress('::1', 'ipv6');
    return;
  }
  const [address = '', bits] = peer.split('/');
  if (bits === undefined) list.addAddress(address, kindOf(address));
  else list.addSubnet(address, Number(bits), kindOf(address));
}

/** Parses TRUST_PROXY; each entry must pass `isProxyEntry`. */
export function parseTrustedProxies(trusted: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const peer of trusted) addPeer(list, peer);
  return { trusts: (address) => isIP(address) !== 0 && list.check(address, kindOf(address)) };
}

/**
 * The client's address. Without a trusted proxy this is the socket's address; behind one it is the last address in
 * X-Forwarded-For that is not itself a trusted proxy. The header of an untrusted peer is ignored. Rule: security/SC21.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, peers: TrustedProxies): string {
  let address = plainAddress(request.socket.remoteAddress);
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  for (const hop of forwarded.reverse()) {
    if (!peers.trusts(address)) break;
    const before = plainAddress(hop.trim());
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}
