import 'server-only';
import { refusalJson, refuse } from '../api/canonical-json';
import { tenantOfRequest } from '../pages/host-rules';
import { viewContextOf } from '../pages/view-context';
import { walkCatalogue } from '../pages/walk-catalogue';
import { hotelResponse } from '../upstream/cached-api';
import { searchView } from './search-view';

/** In seconds: as long as the platform's responses are cached, of which it is made. */
const MAX_AGE = 60;

/**
 * `GET /catalogue/{language}`: the catalogue of the host's hotel in one language, for its search page. The hotel must
 * offer the language. Rule: search/SR1.
 */
export async function handleSearchCatalogue(request: Request, language: string): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || !/^[a-z]{2,3}$/.test(language)) return refuse('not-found');
  const hotel = await hotelResponse(tenant.code);
  if (!hotel.ok) return refusalJson(hotel.refusal);
  const { languages } = hotel.value;
  if (languages.length > 0 && !languages.some(({ code }) => code === language)) return refuse('not-found');
  const sections = await walkCatalogue(hotel.value.hotel);
  if (!sections.ok) return refusalJson(sections.refusal);
  return Response.json(searchView(viewContextOf(hotel.value, language), sections.value), {
    headers: { 'cache-control': `private, max-age=${MAX_AGE}`, 'x-content-type-options': 'nosniff' },
  });
}
