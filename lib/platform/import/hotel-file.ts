import { z } from 'zod';
import { PUBLIC_INFO_TYPES } from '@/lib/contract/hotel';
import { DEFAULT_DIGITS } from '@/lib/domain/money/money';
import { ROOM_PROOF_POLICIES } from '@/lib/domain/rooms/room-proof';
import { roomsOfSpans } from '@/lib/domain/rooms/room-spans';
import { PRINT_TIMES } from '@/lib/domain/tickets/printer';
import { chatFile, voicePromptsFile } from './chat-file';
import { anything, count, flag, focus, id, maybeString, maybeText, picture, price, text } from './fields/fields';
import { houseFile } from './house-file';
import { optionsFile, orderKitFile } from './kit-file';
import { maybeTax, sellerFile, taxesFile, tipsFile } from './money-file';
import { paceLimitFile } from './pace-file';
import { printersFile, shortId } from './printers-file';

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour like #2faa61 is expected')
  .nullable()
  .default(null);

const paymentFile = z.strictObject({
  id,
  title: text,
  ptype_id: maybeString,
  /** Whether it charges a room, which must be proven where "room_proof" asks for it. */
  needs_room_proof: flag,
  /** Products in or below these sections cannot be paid with this payment. */
  except_sections: z.array(id).default([]),
});

const bannerFile = z.strictObject({ id, title: text, text: maybeText, image: picture, focus, link: maybeString });

const timezone = z.string().refine(isTimezone, 'a time zone like Europe/Madrid is expected').nullable().default(null);

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    // Intl throws for an unknown time zone.
    return false;
  }
}

/** The film of the home page. The poster is shown while it loads, and where films do not play. */
const videoFile = z
  .strictObject({ webm: picture, mp4: picture, poster: picture })
  .refine(({ webm, mp4 }) => webm !== null || mp4 !== null, { message: 'a film as webm or mp4 is missing' })
  .refine(({ poster }) => poster !== null, { message: 'a film needs a poster', path: ['poster'] })
  .nullable()
  .default(null);

/** Pictures of the hotel's app, which `npm run screenshots` takes. Those of wrong sizes are warned of by the check. */
const screenshotFile = z.strictObject({
  src: z.string().startsWith('/storage/', 'an address under /storage/ is expected'),
  sizes: z.string(),
  label: maybeText,
});

const markMinutes = z.number().positive().max(1440);

/** More than a row at the desk shows without a search. */
const MAX_QUICK_REPLIES = 20;

const stationFile = z.strictObject({
  id: shortId,
  title: text,
  sections: z.array(id).min(1, 'a station needs a section'),
  printer: z.string().nullable().default(null),
  max_orders_per_interval: paceLimitFile.default(null),
});

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** What a station makes must not be another's too, or nobody would know who does. */
const stationsFile = z
  .array(stationFile)
  .refine((stations) => isUnique(stations.map((station) => station.id)), 'two stations have the same id')
  .refine((stations) => isUnique(stations.flatMap(({ sections }) => sections)), 'a section stands in two stations');

/**
 * The desk of the hotel's staff. `overdue_minutes`: when a waiting order gets its first, second and third mark.
 * `quick_replies`: texts for the chat. `promise_minutes`: what the desk proposes to promise, by the id of a section.
 * `stations`: the places that make what is ordered. `printers`, `print_when`: of their tickets. `one_step_sections`: whose
 * orders one tap ends. `floors`: the rooms of each floor, by its name.
 */
const deskFile = z
  .strictObject({
    overdue_minutes: z
      .tuple([markMinutes, markMinutes, markMinutes])
      .refine(([first, second, third]) => first < second && second < third, 'three numbers that rise are expected')
      .optional(),
    quick_replies: z.array(text).max(MAX_QUICK_REPLIES).optional(),
    promise_minutes: z
      .record(z.string().regex(/^\d+$/, 'the id of a section is expected'), z.int().min(1).max(1440))
      .optional(),
    stations: stationsFile.optional(),
    printers: printersFile.optional(),
    print_when: z.enum(PRINT_TIMES).default('placed'),
    one_step_sections: z.array(id).optional(),
    floors: z.record(z.string().min(1).max(20), z.string()).optional(),
  })
  .superRefine(({ stations = [], printers = [] }, context) => {
    for (const [place, { printer }] of stations.entries()) {
      if (printer === null || printers.some(({ id }) => id === printer)) continue;
      const message = `there is no printer ${printer}`;
      context.addIssue({ code: 'custom', message, path: ['stations', place, 'printer'] });
    }
  })
  .prefault({});

/** A place without a room that has a printed code, such as pool beds. `values`: which of several, as 1–40. */
const placeFile = z
  .strictObject({
    id: shortId,
    title: text,
    path: z
      .string()
      .regex(/^\/(?![/\\])/, 'a path like /products/70 is expected')
      .nullable()
      .default(null),
    property_id: id.nullable().default(null),
    values: z
      .string()
      .max(2000)
      .refine((values) => roomsOfSpans(values).every((value) => value.length <= 50), 'each has at most 50 characters')
      .default(''),
  })
  .refine(({ path, property_id }) => path !== null || property_id !== null, 'a path or a property_id is missing')
  .refine(({ property_id, values }) => property_id === null || values !== '', {
    message: 'the values of the option are missing',
    path: ['values'],
  });

const placesFile = z
  .array(placeFile)
  .refine((places) => isUnique(places.map((place) => place.id)), 'two places have the same id')
  .default([]);

const extData = z.strictObject({
  logos: z.record(z.string(), z.string()).default({}),
  scripts: maybeString,
  country_code: maybeString,
  timezone,
  video: videoFile,
  screenshots: z.array(screenshotFile).default([]),
  house: houseFile,
  properties: z
    .strictObject({
      room_number: z
        .strictObject({ title: maybeText, except_sections: z.array(id).default([]) })
        .nullable()
        .default(null),
    })
    .prefault({}),
  variations: z.record(z.string(), z.unknown()).default({}),
  desk: deskFile,
  places: placesFile,
});

const navigationFile = z.strictObject({
  code: z.string().min(1),
  icon: z.string().optional(),
  title: text,
  active: z.boolean().default(true),
  external_link: maybeString,
  paths: z.array(z.string().startsWith('/')).nullable().default(null),
  section_ids: z.array(id).nullable().default(null),
});

const publicInfo = z.strictObject(Object.fromEntries(PUBLIC_INFO_TYPES.map((type) => [type, maybeText]))).prefault({});

/** The temperature is in degrees of the hotel's unit. */
const weatherFile = z.strictObject({ temp: z.number().min(-100).max(150), description: text, icon: maybeString });

/** Minutes up to a week; a longer time is a typing error. */
const minutes = z.int().min(1, 'at least one minute is expected').max(10_080).nullable().default(null);

/** How long an order may wait for staff (docs/rules/notifications.md). */
const orderLimitsFile = z.strictObject({ expire_after_minutes: minutes, take_up_within_minutes: minutes });

/** The schema of `hotel.json`. Fields as in lib/contract/hotel.ts; missing ones get their empty value. */
export const hotelFile = z.strictObject({
  id: id.optional(),
  uuid: z.uuid().optional(),
  code: z.string().optional(),
  site: maybeString,
  title: text,
  descr: maybeText,
  template: z.string().default('default'),
  logo: picture,
  favicon: picture,
  font: maybeString,
  color,
  set_default_color: flag,
  footer_color: color,
  metric_num: maybeString,
  currency: z.string().default(''),
  currency_code: z
    .string()
    .regex(/^[A-Z]{3}$/, 'a code by ISO 4217 like EUR is expected')
    .optional(),
  currency_position: z.enum(['left', 'right']).default('right'),
  currency_digits: z
    .union([z.literal(0), z.literal(2), z.literal(3)], 'a currency has 0, 2 or 3 decimals')
    .default(DEFAULT_DIGITS),
  discount_price: price,
  discount_percent: z.number().min(0).max(100).default(0),
  taxes: taxesFile,
  charge_tax: maybeTax,
  seller: sellerFile,
  tips: tipsFile,
  is_payment_property: flag,
  is_comment_property: flag,
  is_agreement_text: flag,
  is_room_number_property: flag,
  limit_room: z.array(z.string().max(50, 'a room has at most 50 characters')).default([]),
  room_proof: z.enum(ROOM_PROOF_POLICIES).default('off'),
  end_stays_at_check_out: flag,
  is_active_chat: flag,
  is_active_desktop_mode: flag,
  help_link: maybeString,
  payments: z.array(paymentFile).default([]),
  banners: z.array(bannerFile).default([]),
  property: orderKitFile,
  start_page: count.transform((section) => section ?? 0),
  hide_ru: flag,
  location_of_recommendations: maybeString,
  text_accepted_order: maybeText,
  ext_data: extData.prefault({}),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/, 'a language code like en is expected'))
    .min(1, 'a hotel offers at least one language')
    .default(['en']),
  navigation: z.array(navigationFile).default([]),
  public_info: publicInfo,
  kits: z.record(z.string(), optionsFile).default({}),
  weather: weatherFile.nullable().default(null),
  chat: chatFile,
  voice_prompts: voicePromptsFile,
  order_limits: orderLimitsFile.prefault({}),
  /** Obsolete and ignored; the setting AUTOPILOT has replaced it. Accepted so that the import can report a note. */
  autopilot: anything,
});

export type HotelFile = z.output<typeof hotelFile>;

/** The schema of `words/{lang}.json`: this hotel's own messages in one language. */
export const wordsFile = z.record(z.string(), z.string());
