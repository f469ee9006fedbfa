import 'server-only';
import { robotsText } from '@/lib/domain/crawlers/indexing';
import { originOf } from '@/lib/domain/crawlers/origin';
import { isPublicHost } from '@/lib/domain/tenancy/host';
import { refuse } from '../api/canonical-json';
import { hostRules, tenantOfRequest } from '../pages/host-rules';

/**
 * `GET /robots.txt`. Reads nothing from the platform, so that it answers while a hotel is unavailable; crawlers would
 * take an error for a permission to crawl everything or nothing.
 */
export async function handleRobots(request: Request): Promise<Response> {
  if (tenantOfRequest(request.headers).kind === 'unknown') return refuse('not-found');
  const host = request.headers.get('host');
  const sitemap = isPublicHost(host, hostRules()) ? `${originOf(host)}/sitemap.xml` : null;
  return new Response(robotsText(sitemap), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}
