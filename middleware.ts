import { type NextRequest, NextResponse } from 'next/server';
import { isIndexable } from '@/lib/domain/crawlers/indexing';
import { readPinnedLanguage } from '@/lib/domain/i18n/language';
import { realtimeSources } from '@/lib/domain/live/realtime-database';
import { readDebugMode } from '@/lib/domain/navigation/startup-query';
import { contentSecurityPolicy } from '@/lib/domain/security/content-security-policy';
import { imageSources } from '@/lib/domain/security/image-hosts';
import { newNonce } from '@/lib/domain/security/new-nonce';
import { securityHeaders } from '@/lib/domain/security/security-headers';
import { hostRulesFrom, isPublicHost, resolveTenant } from '@/lib/domain/tenancy/host';
import { resolveRoute } from '@/lib/domain/tenancy/tenant-route';

// Excludes files, because a page requests dozens of them, and API calls, which read the host themselves: Next buffers
// the whole body of a request that passes the middleware, and cuts it off at 10 MB. A path that matches the exclusions
// by mistake leads to a page that finds no hotel.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|storage/.|api/(?:desk/)?v1/.|pay/.+/.|r/[^/]+$|printers/[^/]+$|channels$|(?:fonts|flags|pdf)/.+\\.).*)',
  ],
};

/**
 * Resolves the hotel only from the Host header. X-Forwarded-Host is never read, and nextUrl.host is always this
 * server's own. Contains no rules itself, so that it can later be renamed to `proxy.ts` without other changes.
 */
export function middleware(request: NextRequest): NextResponse {
  const host = request.headers.get('host');
  const hostRules = hostRulesFrom(process.env);
  const { pathname, searchParams: query } = request.nextUrl;
  const route = resolveRoute(resolveTenant(host, hostRules), pathname);
  if (route.kind === 'pass') return NextResponse.next();
  const nonce = newNonce();
  const policy = contentSecurityPolicy({
    nonce,
    development: process.env.NODE_ENV === 'development',
    connect: realtimeSources(process.env.FIREBASE_DATABASE_URL),
    images: imageSources(process.env.IMAGE_HOSTS, Boolean(process.env.HOTEL_API_URL)),
  });
  const headers = new Headers(request.headers);
  headers.set('x-path', pathname);
  headers.set('x-debug-mode', readDebugMode(query.get('debug_mode')) ?? '');
  headers.set('x-lang', readPinnedLanguage(query.get('lang')) ?? '');
  // Next adds the nonce of the request's policy to its scripts.
  headers.set('content-security-policy', policy);
  const url = request.nextUrl.clone();
  url.pathname = route.path;
  // Sets no status: with a 404 from the middleware, Next drops a page's title and description.
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set('content-security-policy', policy);
  // No page is kept out of the browser's back/forward cache, as Next's own `no-store` would do. Rule: layout/LY13.
  if (route.secret === undefined) response.headers.set('cache-control', 'private, no-cache');
  if (!isIndexable({ pathname, query, isPublicHost: isPublicHost(host, hostRules) }))
    response.headers.set('x-robots-tag', 'noindex');
  const hstsSubdomains = process.env.HSTS_SUBDOMAINS === 'on';
  for (const [name, value] of securityHeaders({ host, secret: route.secret ?? false, hstsSubdomains }))
    response.headers.set(name, value);
  return response;
}
