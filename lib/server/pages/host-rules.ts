import 'server-only';
import { type HostRules, hostRulesFrom, resolveTenant, type Tenant } from '@/lib/domain/tenancy/host';

const shared = globalThis as { hotelGate?: HostRules };

/** The rules of this process that map hosts to hotels (ROOT_DOMAIN, TENANT_HOSTS, DEFAULT_TENANT). */
export function hostRules(): HostRules {
  shared.hotelGate ??= hostRulesFrom(process.env);
  return shared.hotelGate;
}

/** The hotel that the Host header names. No other part of a request may name the hotel. */
export const tenantOfRequest = (headers: Headers): Tenant => resolveTenant(headers.get('host'), hostRules());
