import { pageOf } from '../navigation/routes';
import type { Tenant } from './host';

/** Doors for the browser and files: they read the host themselves, and no page stands behind them. */
const DOORS =
  /^\/(?:api\/v1|api\/desk\/v1|storage)\/|^\/words\/[^/]+$|^\/pay\/[\w-]+\/choice$|^\/(?:channels|offline|service-worker\.js|icon\.svg|favicon\.ico|healthz(?:\/(?:live|ready))?)$|^\/(?:fonts|flags|pictures|pdf)\/.+\.[a-z0-9]+$/;

/**
 * Where a request goes: past the gate, or to a page of the app's folder. `secret`: its address alone opens something,
 * so it must not leak in a referrer.
 */
type TenantRoute = { kind: 'pass' } | { kind: 'page'; path: string; secret?: true };

/**
 * The way of a request through the gate: `/sections/3` on Aurora's host is the page `/aurora/sections/3`. The hotel
 * comes from the host alone, so a code typed into the path is just an unknown path. Unknown paths and hosts lead to
 * pages that give themselves the status 404 (lib/server/pages/response-status.ts). Rules: tenancy/T2, pages/PG1.
 */
export function resolveRoute(tenant: Tenant, pathname: string): TenantRoute {
  if (DOORS.test(pathname)) return { kind: 'pass' };
  if (tenant.kind === 'unknown') return { kind: 'page', path: '/unknown' };
  const page = pageOf(pathname);
  if (tenant.kind === 'front')
    return page.kind === 'home' ? { kind: 'page', path: '/front' } : { kind: 'page', path: '/unknown' };
  if (page.kind === 'not-found') return { kind: 'page', path: `/${tenant.code}/404` };
  // A page in the hotel's look and without its shell: neither its bar nor its scripts belong where money is moved.
  if (page.kind === 'pay') return { kind: 'page', path: `/paying/${tenant.code}/${page.token}`, secret: true };
  return { kind: 'page', path: `/${tenant.code}${pathname === '/' ? '' : pathname}` };
}
