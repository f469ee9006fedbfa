import 'server-only';
import type { Hotel } from '@/lib/contract/hotel';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { sameId } from '@/lib/domain/id';
import type { Tenant } from '@/lib/domain/tenancy/host';
import { findProjectHotelCode } from '../pages/project-hotels';
import { hotelResponse } from '../upstream/cached-api';

/** Whether a code, uuid or id names this hotel. */
const isNamed = (hotel: Hotel, name: string): boolean =>
  name === hotel.code || name === hotel.uuid || sameId(hotel.id, name);

const NOT_FOUND = refused('not-found');

const hotelOf = async (code: string): Promise<ApiResponse<Hotel>> => {
  const response = await hotelResponse(code);
  return response.ok ? succeeded(response.value.hotel) : response;
};

/**
 * Resolves the hotel of a call. A hotel's host accepts only its own hotel: a call that names another one gets "not
 * found", and a call without a name means the host's hotel. The front page's host accepts every embedded hotel by name.
 * Rule: tenancy/T7.
 */
export async function resolveCallHotel(tenant: Tenant, name: string | null): Promise<ApiResponse<Hotel>> {
  if (tenant.kind === 'hotel') {
    const own = await hotelOf(tenant.code);
    return own.ok && name !== null && !isNamed(own.value, name) ? NOT_FOUND : own;
  }
  if (tenant.kind === 'unknown' || name === null) return NOT_FOUND;
  const code = await findProjectHotelCode(name);
  return code === null ? NOT_FOUND : hotelOf(code);
}
