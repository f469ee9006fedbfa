import 'server-only';
import { type Gate, gateFrom, type Tenant, tenantOf } from '@/lib/domain/host';

const shared = globalThis as { hotelGate?: Gate };

/** The gate of this process (ROOT_DOMAIN, TENANT_HOSTS, DEFAULT_TENANT). */
export function gate(): Gate {
  shared.hotelGate ??= gateFrom(process.env);
  return shared.hotelGate;
}

/** The hotel that a request's Host header names. Nothing else in a request can name one. */
export const tenantOfRequest = (headers: Headers): Tenant => tenantOf(headers.get('host'), gate());
