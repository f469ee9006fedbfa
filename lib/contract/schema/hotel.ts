import { z } from 'zod';
import type {
  Banner,
  Hotel,
  HotelMessages,
  HotelTax,
  HotelVideo,
  NavItem,
  Payment,
  Seller,
} from '@/lib/contract/hotel';
import type { Screenshot } from '@/lib/domain/crawlers/manifest-screenshots';
import { hasText, type Text } from '@/lib/domain/i18n/text';
import { isRecord } from '@/lib/domain/json/read-value';
import { readDigits } from '@/lib/domain/money/money';
import { ROOM_PROOF_POLICIES, type RoomProofPolicy } from '@/lib/domain/rooms/room-proof';
import type { TipOffer } from '@/lib/domain/tips/tip';
import { textOutput } from './described';
import { chargeOf, entity, listOf, maybe, type OnDrop } from './drops';
import { focus } from './focus';
import { houseWith } from './house';
import { kitWith } from './kit';
import {
  flag,
  flagUnlessSaid,
  id,
  idList,
  idOrNull,
  lenient,
  lenientId,
  lenientList,
  lenientNumber,
  lenientString,
  lenientText,
  needed,
  string,
  stringOrNull,
  text,
  textOrNull,
} from './lenient';

/** A missing `ptype_id` is looked up in `hotel.payments` (checkout/CO3). */
export const payment: z.ZodType<Payment> = z
  .object({
    id,
    title: text,
    ptype_id: stringOrNull,
    needs_room_proof: flag.exactOptional().describe('Whether it charges a room, which must be proven then'),
  })
  .meta({ id: 'Payment' });

const readPercent = (value: unknown): number | null => {
  const known = lenientNumber(value);
  return known !== null && known >= 0 && known <= 100 ? known : null;
};

/** Dropped without an id or a percentage; its products have no tax then. */
const tax: z.ZodType<HotelTax> = z.object({
  id,
  title: text,
  percent: needed('percent', readPercent, z.number().min(0).max(100)),
  included: flagUnlessSaid.describe('Whether the prices contain it; otherwise it is added to them'),
});

export const seller: z.ZodType<Seller> = z.object({ name: text, address: textOrNull, tax_number: stringOrNull });

const numbers = lenient(
  (value) =>
    lenientList(value)
      .flatMap((each) => lenientNumber(each) ?? [])
      .filter((each) => each > 0),
  z.array(z.number()),
);

const tips: z.ZodType<TipOffer> = z.object({
  percent: numbers.describe('Suggested percentages of the products'),
  amounts: numbers.describe('Suggested amounts'),
  after_delivery: flag.describe('Whether a delivered order that charges the room can be tipped'),
});

/**
 * An item of the bottom bar. Inactive ones stay, so that the caller decides. The default icon has the name of the
 * code.
 */
export const navItem: z.ZodType<NavItem> = z
  .preprocess(
    (item) => (isRecord(item) ? { ...item, icon: lenientString(item.icon) ?? item.code } : item),
    z.object({
      code: needed('code', lenientString, z.string()),
      icon: string,
      title: text,
      active: flagUnlessSaid,
      external_link: stringOrNull,
    }),
  )
  .meta({ id: 'NavItem' });

const banner: z.ZodType<Banner> = z.object({
  id,
  title: text,
  text: textOrNull,
  image: stringOrNull,
  focus,
  link: stringOrNull,
});

/** Nothing refers to a banner, so one without an id gets its position as id. */
const bannersWith = (onDrop: OnDrop) =>
  z.preprocess(
    (value) => lenientList(value).map((member, index) => (isRecord(member) ? { id: index + 1, ...member } : member)),
    listOf('banner', banner, onDrop),
  );

/** '#rrggbb'; any other form is ignored (appearance/A1). Rule: appearance/A2. */
const readColor = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;

/** A font family goes into a style sheet: only letters, digits, spaces and dashes. */
const readFont = (value: unknown): string | null =>
  typeof value === 'string' && /^[\p{L}\d][\p{L}\d -]{0,39}$/u.test(value) ? value : null;

const readRooms = (value: unknown): readonly string[] =>
  (typeof value === 'string' ? value.split(',') : lenientList(value)).flatMap(
    (room) => lenientString(room)?.trim() ?? [],
  );

const readPolicy = (value: unknown): RoomProofPolicy => ROOM_PROOF_POLICIES.find((known) => known === value) ?? 'off';

const readNames = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, entry]) => {
      const known = lenientString(entry);
      return known === null ? [] : [[name, known] as const];
    }),
  );

const readTimezone = (value: unknown): string | null => {
  if (typeof value !== 'string' || value === '') return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value;
  } catch {
    // An unknown zone: the device's zone is used instead (hours/H12).
    return null;
  }
};

/** Reads data of unknown structure, limited to a depth that can be serialised safely. */
function readPlain(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DATA_DEPTH) return null;
  if (Array.isArray(value)) return value.map((member) => readPlain(member, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, readPlain(member, depth + 1)]));
}

const MAX_DATA_DEPTH = 8;

/** null when nothing is left to show. Rule: appearance/A9. */
function readVideo(value: unknown): HotelVideo | null {
  if (!isRecord(value)) return null;
  const [webm, mp4, poster] = [value.webm, value.mp4, value.poster].map(lenientString);
  const video = { webm: webm ?? null, mp4: mp4 ?? null, poster: poster ?? null };
  return Object.values(video).some((address) => address !== null) ? video : null;
}

const video = z.object({
  webm: z.string().nullable(),
  mp4: z.string().nullable(),
  poster: z.string().nullable(),
});

const screenshot: z.ZodType<Screenshot> = z.object({
  src: needed('address', lenientString, z.string()),
  sizes: needed('size', lenientString, z.string()).describe('Width and height in px, as 780x1688'),
  label: textOrNull,
});

const roomNumber = z.object({ title: textOrNull, except_sections: idList });

const extDataWith = (onDrop: OnDrop) =>
  z.preprocess(
    (value) => (isRecord(value) ? value : {}),
    z.object({
      logos: lenient(readNames, z.record(z.string(), z.string())),
      scripts: stringOrNull,
      country_code: stringOrNull,
      timezone: lenient(readTimezone, z.string().nullable()).describe('IANA name, for example Europe/Madrid'),
      video: lenient(readVideo, video.nullable()),
      screenshots: listOf('screenshot', screenshot, onDrop),
      house: houseWith(onDrop),
      properties: z.preprocess(
        (value) => (isRecord(value) ? value : {}),
        z.object({ room_number: maybe('room number', roomNumber, onDrop) }),
      ),
      variations: lenient(
        (value) => readPlain(isRecord(value) ? value : {}) as Readonly<Record<string, unknown>>,
        z.record(z.string(), z.unknown()),
      ),
    }),
  );

/** A hotel. An error without id and uuid, because no further request would be possible. */
export const hotelWith = entity<Hotel>('Hotel', (onDrop) =>
  z.object({
    id,
    uuid: needed('uuid', lenientString, z.string()),
    code: string,
    site: stringOrNull,
    title: text,
    descr: textOrNull,
    template: string,
    logo: stringOrNull,
    favicon: stringOrNull,
    font: lenient(readFont, z.string().nullable()),
    color: lenient(readColor, z.string().nullable()).describe('#rrggbb'),
    set_default_color: flag,
    footer_color: lenient(readColor, z.string().nullable()).describe('#rrggbb'),
    metric_num: stringOrNull,
    currency: lenient((value) => lenientString(value)?.trim().slice(0, 20) ?? '', z.string()),
    currency_position: lenient(
      (value): 'left' | 'right' => (value === 'left' ? 'left' : 'right'),
      z.enum(['left', 'right']),
    ),
    currency_digits: lenient((value) => readDigits(lenientNumber(value)), z.literal([0, 2, 3])).describe(
      'The decimals of amounts',
    ),
    discount_price: chargeOf('discount_price', onDrop),
    discount_percent: chargeOf('discount_percent', onDrop),
    taxes: listOf('tax', tax, onDrop),
    charge_tax: idOrNull.describe('The id of the tax of the charge; null: it has none'),
    seller: maybe('seller', seller, onDrop),
    tips: maybe('tips', tips, onDrop),
    is_payment_property: flag,
    is_comment_property: flag,
    is_agreement_text: flag,
    is_room_number_property: flag,
    room_proof: lenient(readPolicy, z.enum(ROOM_PROOF_POLICIES)).describe('Which orders ask for a proof of their room'),
    quotes_times: flag.describe('Whether POST /orders/quote may say when an order is ready'),
    limit_room: lenient(readRooms, z.array(z.string())).describe('Suggested rooms; others are accepted'),
    is_active_chat: flag,
    is_active_desktop_mode: flag,
    help_link: stringOrNull,
    payments: listOf('payment', payment, onDrop),
    banners: bannersWith(onDrop),
    property: maybe('option kit', kitWith(onDrop), onDrop),
    start_page: lenient((value) => Math.max(0, Math.trunc(lenientNumber(value) ?? 0)), z.int().min(0)).describe(
      'The section whose product list replaces home; 0: none',
    ),
    hide_ru: flag,
    location_of_recommendations: stringOrNull,
    text_accepted_order: textOrNull,
    ext_data: extDataWith(onDrop),
  }),
);

/** keyword → language → text; an empty keyword is left to the built-in dictionary (languages/L10). */
export const hotelMessages = lenient(
  (text): HotelMessages =>
    Object.fromEntries(
      Object.entries(isRecord(text) ? text : {}).flatMap(([key, value]): [string, Text][] => {
        const known = lenientText(value);
        return hasText(known) ? [[key, known]] : [];
      }),
    ),
  z.record(z.string(), textOutput),
);

/** Distinct languages, sent as `{code}` or as plain codes. */
export const languages = lenient(
  (value): readonly { code: string }[] => {
    const codes = lenientList(value).flatMap((entry) => {
      const code = lenientId(isRecord(entry) ? entry.code : entry);
      return typeof code === 'string' && /^[a-z]{2,3}$/i.test(code) ? code.toLowerCase() : [];
    });
    return [...new Set(codes)].map((code) => ({ code }));
  },
  z.array(z.object({ code: z.string() })),
);
