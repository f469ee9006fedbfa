import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { PlatformContext } from '../context';
import type { StoredHotel } from '../stores/hotels';

/** The hotel's local time now as `YYYY-MM-DDTHH:MM`; without a time zone the server's. */
export function localTime(context: PlatformContext, hotel: StoredHotel | null): string {
  const { date, time } = hotelNow(hotel?.hotel.ext_data.timezone ?? null, context.now());
  return `${date}T${time}`;
}
