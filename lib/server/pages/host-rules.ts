import 'server-only';
import { type HostRules, hostRulesFrom, resolveTenant, type Tenant } from '@/lib/domain/tenancy/host';
import { remember } from '../remember';

/** The rules of this process that map hosts to hotels (ROOT_DOMAIN, TENANT_HOSTS, DEFAULT_TENANT). */
export const hostRules = (): HostRules => remember('host rules', () => hostRulesFrom(process.env));

/** The hotel that the Host header names. No other part of a request may name the hotel. */
export const tenantOfRequest = (headers: Headers): Tenant => resolveTenant(headers.get('host'), hostRules());
