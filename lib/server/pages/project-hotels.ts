import 'server-only';
import type { ListedHotel } from '@/lib/platform/stores/hotels';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';

const HOTELS_PER_PAGE = 50;

type HotelListPage = { hotels: readonly ListedHotel[]; page: number; pages: number };

/** One page of the list of embedded hotels; empty behind an upstream, which does not list its hotels. */
export async function listProjectHotels(page: number): Promise<HotelListPage> {
  if (settings().upstream !== null) return { hotels: [], page: 1, pages: 1 };
  const total = await platform().countHotels();
  const pages = Math.max(1, Math.ceil(total / HOTELS_PER_PAGE));
  const current = Math.min(Math.max(1, page), pages);
  const hotels = await platform().listHotels({ offset: (current - 1) * HOTELS_PER_PAGE, limit: HOTELS_PER_PAGE });
  return { hotels, page: current, pages };
}

/** The code of the embedded hotel with this code, uuid or id; null when there is none, or behind an upstream. */
export const findProjectHotelCode = async (name: string): Promise<string | null> =>
  settings().upstream === null ? platform().codeOfHotel(name) : null;
