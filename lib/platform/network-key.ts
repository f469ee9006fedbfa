import { createHmac } from 'node:crypto';
import { networkOf } from '@/lib/domain/http/network-of';

/**
 * What stands for a guest's address in the store: the same for all addresses of a network, different for each purpose at
 * each hotel, and nobody's address without the operator's key. '' : the address is unknown, which counts as one network.
 */
export function networkKey(
  deskToken: string | null,
  { purpose, hotel, address }: { purpose: 'hold' | 'stay code'; hotel: string; address: string },
): string {
  if (address === '') return '';
  return createHmac('sha256', deskToken ?? '')
    .update(`${purpose} network ${hotel} ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}
