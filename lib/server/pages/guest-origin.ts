import 'server-only';
import { originOf } from '@/lib/domain/crawlers/origin';
import { isLocalHost } from '@/lib/domain/security/security-headers';
import { resolveTenant } from '@/lib/domain/tenancy/host';
import { currentRequest } from '../request/current-request';
import { hostRules } from './host-rules';
import { hotelHref } from './hotel-href';

/**
 * The origin to which a guest comes back from another site's page: that of the request, where it is one of the hotel's, because
 * the guest's orders are stored in the browser under this host; otherwise the hotel's own. TLS everywhere but on this machine and network.
 */
export function guestOrigin(hotel: string, port: number): string {
  const headers = currentRequest()?.request.headers;
  const host = headers?.host ?? '';
  const tenant = resolveTenant(host, hostRules());
  if (host === '' || tenant.kind !== 'hotel' || tenant.code !== hotel) return hotelOrigin(hotel, port);
  const origin = originOf(host);
  return headers?.['x-forwarded-proto'] === 'https' ? origin.replace(/^http:/, 'https:') : origin;
}

/** Outside of a request. A port of its own is only part of a local address: elsewhere a proxy stands before it. */
function hotelOrigin(hotel: string, port: number): string {
  const { hostname } = new URL(hotelHref(hotel, hostRules(), { scheme: 'http', port: '' }));
  return originOf(isLocalHost(hostname) ? `${hostname}:${port}` : hostname);
}
