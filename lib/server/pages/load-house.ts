import 'server-only';
import { cache } from 'react';
import type { Hotel } from '@/lib/contract/hotel';
import type { HouseView } from '@/lib/contract/house-view';
import type { ApiResponse } from '@/lib/contract/refusals';
import { log } from '../log/log';
import { announcementsResponse, weatherResponse } from '../upstream/cached-api';
import { type HouseData, houseView } from './house-view';
import { resolveTenantRequest } from './loaders';
import { walkCatalogue } from './walk-catalogue';
import { withinTime } from './within-time';

/** Milliseconds that what is said of the house waits for a part of it; a later response has it. */
const HOUSE_WAIT = 400;

/** What the house says of itself, without what is not known in time. The weather only for a hotel that wants it (appearance/A11). */
export async function readHouse(hotel: Hotel): Promise<HouseData> {
  const inTime = async <T>(response: Promise<ApiResponse<T>>, otherwise: T): Promise<T> => {
    const answer = await withinTime(response, HOUSE_WAIT);
    return answer?.ok === true ? answer.value : otherwise;
  };
  const [sections, announcements, weather] = await Promise.all([
    inTime(walkCatalogue(hotel), []),
    inTime(announcementsResponse(hotel), []),
    hotel.ext_data.house?.weather === true ? inTime(weatherResponse(hotel), null) : null,
  ]);
  return { sections, announcements, weather };
}

/** What home keeps places for; null: nothing, also when it could not be made. Rule: home/HM1. */
export const loadHouse: (code: string) => Promise<HouseView | null> = cache(async (code) => {
  const request = await resolveTenantRequest(code);
  if (!request.ok) return null;
  try {
    return houseView(request.context, await readHouse(request.response.hotel), request.locale);
  } catch (error) {
    log().error({ err: error, what: 'the house' }, 'a part of a page could not be made');
    return null;
  }
});
