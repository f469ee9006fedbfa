import 'server-only';
import type { Section } from '@/lib/contract/catalogue';
import type { Hotel } from '@/lib/contract/hotel';
import { type ApiResponse, type Refusal, succeeded } from '@/lib/contract/refusals';
import { originOf } from '@/lib/domain/crawlers/origin';
import { sitemapXml } from '@/lib/domain/crawlers/sitemap';
import type { Id } from '@/lib/domain/id';
import { canonicalSectionPath, productPath } from '@/lib/domain/navigation/links';
import { safeLink } from '@/lib/domain/security/safe-link';
import { refusalJson } from '../api/canonical-json';
import { sectionResponse, sectionsResponse } from '../upstream/cached-api';
import { hotelOfRequest } from './crawler-hotel';

/** A tree of sections that leads back to itself, or grows without end, ends here. */
const MAX_SECTIONS = 1_000;
/** Sections that are requested from the platform at the same time. */
const AT_ONCE = 4;

type Listed = Pick<Section, 'id' | 'is_hidden' | 'external_link'>;

/** The ids of sections that have a page which guests find without a printed code. */
const visibleIds = (sections: readonly Listed[]): readonly Id[] =>
  sections.filter((section) => !section.is_hidden && safeLink(section.external_link) === null).map(({ id }) => id);

const pathsOf = (section: Section): readonly string[] => [
  canonicalSectionPath(section.id),
  ...section.products.map((product) => productPath(section.id, product.id)),
];

/** The addresses of home, of the visible sections on every level, and of their products. Rule: crawlers/CW4. */
async function listPaths(hotel: Hotel): Promise<ApiResponse<readonly string[]>> {
  const top = await sectionsResponse(hotel);
  if (!top.ok) return top;
  const seen = new Set<string>();
  const paths = ['/'];
  let next = visibleIds(top.value);
  while (next.length > 0 && seen.size < MAX_SECTIONS) {
    const batch = next.slice(0, AT_ONCE).map(String);
    for (const id of batch) seen.add(id);
    const responses = await Promise.all(batch.map((id) => sectionResponse(hotel, id)));
    const failed: Refusal | undefined = responses
      .flatMap((response) => (response.ok ? [] : [response.refusal]))
      .find(isDown);
    if (failed !== undefined) return { ok: false, refusal: failed };
    const sections = responses.flatMap((response) => (response.ok ? [response.value] : []));
    paths.push(...sections.flatMap(pathsOf));
    const below = sections.flatMap((section) => visibleIds(section.subsections));
    next = [...new Set([...next.slice(AT_ONCE), ...below].map(String))].filter((id) => !seen.has(id));
  }
  return succeeded(paths);
}

/** A section that has gone since it was listed is left out; one that cannot be read now would be forgotten. */
const isDown = (refusal: Refusal): boolean => refusal.kind !== 'not-found';

/** `GET /sitemap.xml` of the host's hotel. */
export async function handleSitemap(request: Request): Promise<Response> {
  const response = await hotelOfRequest(request);
  const paths = response.ok ? await listPaths(response.value.hotel) : response;
  if (!paths.ok) return refusalJson(paths.refusal);
  return new Response(sitemapXml(originOf(request.headers.get('host')), paths.value), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}
