import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { DeliveryError } from '../notification-queue/delivery-error';

/** Networks that no public push service is in: loopback, private, link-local, shared, test, multicast, reserved. */
const CLOSED: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Unspecified, loopback, and IPv4 in the forms of IPv6, which lead to any of the above.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['::ffff:0:0', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** A list for each family, because a list takes every IPv4 address for one in its form of IPv6. */
const closed = { ipv4: new BlockList(), ipv6: new BlockList() };
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
for (const [network, prefix] of CLOSED) closed[familyOf(network)].addSubnet(network, prefix, familyOf(network));

/** Whether an IP address may be that of a public push service. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !closed[familyOf(address)].check(address, familyOf(address));

type Resolve = (host: string, answer: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

const resolveAll: Resolve = (host, answer) => lookup(host, { all: true }, (error, found) => answer(error, found ?? []));

/**
 * Resolves a host for a connection, and refuses it when one of its addresses is not public. The check and the connection
 * use the same answer, so that a name cannot change in between. Rule: push/PU6.
 */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses;
      if (error !== null) return done(error, '');
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new DeliveryError('no public address'), '');
      if (options.all) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
