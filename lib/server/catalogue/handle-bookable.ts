import 'server-only';
import { refusalJson, refuse } from '../api/canonical-json';
import { tenantOfRequest } from '../pages/host-rules';
import { hasBookable } from '../pages/load-bookable';
import { hotelResponse } from '../upstream/cached-api';

/** In seconds: as long as the platform's responses are cached, of which it is made. */
const MAX_AGE = 60;

/**
 * `GET /catalogue/bookable`: `true` if the host's hotel has something that can be booked, for the services drawer, which
 * links to /booking then. Rule: pages/PG29.
 */
export async function handleBookable({ headers }: Request): Promise<Response> {
  const tenant = tenantOfRequest(headers);
  if (tenant.kind !== 'hotel') return refuse('not-found');
  const hotel = await hotelResponse(tenant.code);
  if (!hotel.ok) return refusalJson(hotel.refusal);
  return Response.json(await hasBookable(hotel.value.hotel), {
    headers: { 'cache-control': `private, max-age=${MAX_AGE}`, 'x-content-type-options': 'nosniff' },
  });
}
