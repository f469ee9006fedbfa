import 'server-only';
import type { HotelResponse } from '@/lib/contract/hotel';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { messagesFor } from './messages';
import type { ViewContext } from './views';

/** What the views of a hotel are built with in one language, at this moment. */
export const viewContextOf = (known: HotelResponse, language: string): ViewContext => ({
  hotel: known.hotel,
  language,
  messages: messagesFor(known.words, language),
  now: hotelNow(known.hotel.ext_data.timezone, new Date()),
});
