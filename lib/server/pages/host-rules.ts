import 'server-only';
import { type HostRules, hostRulesFrom, resolveTenant, type Tenant } from '@/lib/domain/tenancy/host';

const shared = globalThis as { hotelGate?: HostRules };

/** The host rules of this process (ROOT_DOMAIN, TENANT_HOSTS, DEFAULT_TENANT). */
export function hostRules(): HostRules {
  shared.hotelGate ??= hostRulesFrom(process.env);
  return shared.hotelGate;
}

/** The hotel of the Host header; nothing else in a request can name one. */
export const tenantOfRequest = (headers: Headers): Tenant => resolveTenant(headers.get('host'), hostRules());
