import 'server-only';
import type { HotelResponse } from '@/lib/contract/hotel';
import type { ApiResponse } from '@/lib/contract/refusals';
import { refusalJson, refuse } from '../api/canonical-json';
import { tenantOfRequest } from '../pages/host-rules';
import { hotelResponse } from '../upstream/cached-api';

/** In seconds: as long as the platform's responses are cached, of which it is made. */
const MAX_AGE = 60;

/** Responds with a view of the host's hotel, which must offer the language. */
export async function respondInLanguage(
  request: Request,
  language: string,
  viewOf: (hotel: HotelResponse) => Promise<ApiResponse<unknown>>,
): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || !/^[a-z]{2,3}$/.test(language)) return refuse('not-found');
  const hotel = await hotelResponse(tenant.code);
  if (!hotel.ok) return refusalJson(hotel.refusal);
  const { languages } = hotel.value;
  if (languages.length > 0 && !languages.some(({ code }) => code === language)) return refuse('not-found');
  const view = await viewOf(hotel.value);
  if (!view.ok) return refusalJson(view.refusal);
  return Response.json(view.value, {
    headers: { 'cache-control': `private, max-age=${MAX_AGE}`, 'x-content-type-options': 'nosniff' },
  });
}
