import { z } from 'zod';
import { type HotelResponse, PUBLIC_INFO_TYPES } from '@/lib/contract/hotel';
import { announcement } from '@/lib/contract/schema/announcement';
import { textOutput } from '@/lib/contract/schema/described';
import { guestWith } from '@/lib/contract/schema/guest';
import { hotelMessages, hotelWith, languages, navItem } from '@/lib/contract/schema/hotel';
import { weather } from '@/lib/contract/schema/weather';
import { guestCall, hotel, hotelKey, ignoreDrops, uuid } from './guest-call';

const hotelResponse: z.ZodType<HotelResponse> = z.object({
  hotel: hotelWith(ignoreDrops),
  words: hotelMessages,
  languages,
});

/** The calls that read a hotel. */
export const DESCRIBED_HOTEL_CALLS = [
  guestCall({
    id: 'readHotel',
    summary: 'Reads the hotel, its own words and its languages',
    params: { hotel },
    query: z.object({ debug_mode: z.string().optional().describe('Asks the platform for a preview, never cached') }),
    response: hotelResponse,
    limits: ['previews'],
  }),
  guestCall({
    id: 'readLegalText',
    summary: 'Reads a legal text of the hotel',
    about: 'Empty when the hotel has no such text.',
    params: { hotel, type: z.enum(PUBLIC_INFO_TYPES) },
    response: textOutput,
  }),
  guestCall({
    id: 'readWeather',
    summary: 'Reads the weather at the hotel',
    params: { hotel },
    response: z.object({ weather }).nullable().describe('null: nothing to show'),
  }),
  guestCall({
    id: 'readNavigation',
    summary: 'Reads the hotel’s own bottom bar on a page',
    about: 'Empty: the hotel has none, and the default bar shows.',
    params: { hotel },
    query: z.object({ path: z.string().optional().describe('The path of the page; left out, the home page') }),
    response: z.array(navItem),
  }),
  guestCall({
    id: 'listAnnouncements',
    summary: 'Lists the published announcements',
    about: 'The device decides which of them it shows.',
    query: z.object({ hotel_id: hotelKey }),
    response: z.array(announcement),
  }),
  guestCall({
    id: 'readGuest',
    summary: 'Reads what the hotel knows of a person who has ordered',
    params: { hotel, person: uuid },
    response: guestWith(ignoreDrops),
  }),
  guestCall({
    id: 'readAddress',
    summary: 'Reads the address from which the request comes',
    response: z.object({ ip: z.string() }),
  }),
];
