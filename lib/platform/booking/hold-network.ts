import { createHmac } from 'node:crypto';
import { networkOf } from '@/lib/domain/http/network-of';

/**
 * What stands for a guest's address beside their holds: the same for all addresses of a network, different at each hotel,
 * and nobody's address without the operator's key. '' : the address is unknown, which counts as one network.
 */
export function holdNetwork(deskToken: string | null, hotel: string, address: string): string {
  if (address === '') return '';
  return createHmac('sha256', deskToken ?? '')
    .update(`hold network ${hotel} ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}
