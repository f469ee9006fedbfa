import 'server-only';
import type { ListedHotel } from '@/lib/platform/stores/hotels';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';

/** As many as a phone scrolls through. */
const HOTELS_A_PAGE = 50;

type HousePage = { hotels: readonly ListedHotel[]; page: number; pages: number };

/** One page of the hotels that this process serves itself; none behind an upstream, which names no hotels. */
export async function projectHotels(page: number): Promise<HousePage> {
  if (settings().upstream !== null) return { hotels: [], page: 1, pages: 1 };
  const total = await platform().countHotels();
  const pages = Math.max(1, Math.ceil(total / HOTELS_A_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const hotels = await platform().listHotels({ offset: (shown - 1) * HOTELS_A_PAGE, limit: HOTELS_A_PAGE });
  return { hotels, page: shown, pages };
}

/** The code of the hotel of this house that bears a code, uuid or id; null: none, or an upstream serves. */
export const projectHotelNamed = async (name: string): Promise<string | null> =>
  settings().upstream === null ? platform().codeOfHotel(name) : null;
