import { pageOf } from '../navigation/routes';
import type { Tenant } from './host';

/** Paths of route handlers and files. They determine the host themselves and are not pages of a hotel. */
const UNREWRITTEN_PATHS: readonly RegExp[] = [
  /^\/api\/v1\//,
  /^\/api\/desk\/v1\//,
  /^\/storage\//,
  /^\/(?:words|catalogue|offline-pack)\/[^/]+$/,
  /^\/catalogue\/[^/]+\/house$/,
  /^\/pay\/[\w-]+\/(?:choice|back)$/,
  /^\/pay\/reports\/[\w-]+$/,
  /^\/printers\/[^/]+$/,
  /^\/desk\/sign-in\/oidc(?:\/return)?$/,
  /^\/channels$/,
  /^\/(?:service-worker\.js|desk-worker\.js|robots\.txt|sitemap\.xml|manifest\.webmanifest|icon\.svg|favicon\.ico)$/,
  /^\/(?:fonts|flags|pictures|pdf|previews|icons)\/.+\.[a-z0-9]+$/,
];

/**
 * The route of a request: unchanged, or rewritten to a page of the `app/` folder. `secret`: the address itself is a
 * secret and must not leak in the `Referer` header.
 */
type TenantRoute = { kind: 'pass' } | { kind: 'page'; path: string; secret?: true };

/** The pages of the root domain: the list of hotels, and the operator's desk, in a folder that no hotel can be named. */
const ROOT_DOMAIN_PAGES: Readonly<Partial<Record<ReturnType<typeof pageOf>['kind'], string>>> = {
  home: '/front',
  desk: '/desk/front',
};

/**
 * Determines the route of a request in the middleware: `/sections/3` on Aurora's host becomes the page
 * `/aurora/sections/3`. Only the host determines the hotel, so a hotel's code in the path is an unknown path. Unknown
 * paths and hosts lead to pages that set the status 404 (lib/server/pages/response-status.ts). Rules: tenancy/T2,
 * pages/PG1.
 */
export function resolveRoute(tenant: Tenant, pathname: string): TenantRoute {
  if (UNREWRITTEN_PATHS.some((path) => path.test(pathname))) return { kind: 'pass' };
  if (tenant.kind === 'unknown') return { kind: 'page', path: '/unknown' };
  const page = pageOf(pathname);
  if (tenant.kind === 'front') return { kind: 'page', path: ROOT_DOMAIN_PAGES[page.kind] ?? '/unknown' };
  if (page.kind === 'not-found') return { kind: 'page', path: `/${tenant.code}/404` };
  // The payment page has the hotel's styles but not its bottom bar or scripts, because payments must not share a page
  // with them.
  if (page.kind === 'pay') return { kind: 'page', path: `/paying/${tenant.code}/${page.token}`, secret: true };
  // The staff's console has a root layout of its own, so that it loads nothing of the guests' shell, nor they of it.
  if (page.kind === 'desk') return { kind: 'page', path: `/desk/${tenant.code}` };
  if (page.kind === 'desk-invitation') return { kind: 'page', path: `/desk/${tenant.code}/invitation` };
  return { kind: 'page', path: `/${tenant.code}${pathname === '/' ? '' : pathname}` };
}
