import type { z } from 'zod';
import type { ChatDecoders } from '@/lib/contract/chat-api';
import type { Decoders } from '@/lib/contract/client';
import { unwrap } from '@/lib/contract/envelope';
import type { HoldDecoders } from '@/lib/contract/hold-api';
import type { LotteryDecoders } from '@/lib/contract/lottery-api';
import type { QuoteDecoders } from '@/lib/contract/quote-api';
import type { ReceiptDecoders } from '@/lib/contract/receipt-api';
import type { VoiceDecoders } from '@/lib/contract/voice/voice-api';
import { isRecord } from '@/lib/domain/json/read-value';
import type { Kit } from '@/lib/domain/options/kit';
import { ORDER_GROUPS } from '@/lib/domain/orders/order-status';
import { announcement } from './announcement';
import { availabilityDay, availabilityTime, readPlaces } from './availability';
import { sectionFacts, sectionWith } from './catalogue';
import { chatDecodersWith } from './chat';
import { DecodeError } from './decode-error';
import { type OnDrop, readMembers, readOne } from './drops';
import { guestWith } from './guest';
import { hotelMessages, hotelWith, languages, navItem, payment } from './hotel';
import { kitWith } from './kit';
import { lenientString, lenientText } from './lenient';
import { lotteryDecodersWith } from './lottery';
import { orderWith, readPlacedOrder, receipt } from './order';
import { orderQuote } from './quote';
import { recommendedWith } from './recommendation';
import { holdDecodersWith } from './slot-hold';
import { voiceDecodersWith } from './voice';
import { readWeather } from './weather';

/** Decodes the main entity of a response; throws if that is impossible. */
function decodeRequired<T>(call: string, schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new DecodeError(call, read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
}

/** A kit without options counts as no kit (checkout/CO4). */
const kitOrNull = (kit: Kit | null): Kit | null => (kit !== null && kit.properties.length > 0 ? kit : null);

/** A list, bare or under its name in the contract. */
const listNamed = (response: unknown, name: string): unknown =>
  isRecord(response) && name in response ? response[name] : response;

type AllDecoders = Decoders &
  ReceiptDecoders &
  ChatDecoders &
  LotteryDecoders &
  HoldDecoders &
  QuoteDecoders &
  VoiceDecoders;

/**
 * The server's decoders, which convert the responses of any platform to the contract. A malformed entity is left out and
 * reported to `onDrop`; a missing required field throws a `DecodeError`, and nothing else is thrown. Rules:
 * platform-calls/W2, platform-calls/W3, platform-calls/W6, platform-calls/W8, platform-calls/W9, platform-calls/W15,
 * platform-calls/W18, platform-calls/W19, platform-calls/W20, tenancy/T8, catalogue/C2, checkout/CO3, languages/L9,
 * booking/B6, chat/CH5, chat/CH11, navigation/N16.
 */
export const decodersWith = ({ onDrop }: { onDrop: OnDrop }): AllDecoders => ({
  ...hotelDecoders(onDrop),
  ...catalogueDecoders(onDrop),
  ...guestDecoders(onDrop),
  ...chatDecodersWith(onDrop),
  ...lotteryDecodersWith(onDrop),
  ...holdDecodersWith(onDrop),
  orderQuote: (body) => decodeRequired('order quote', orderQuote, unwrap(body)),
  ...voiceDecodersWith(onDrop),
});

function hotelDecoders(onDrop: OnDrop) {
  const hotel = hotelWith(onDrop);
  return {
    hotel(body) {
      const response = unwrap(body);
      if (!isRecord(response) || !isRecord(response.hotel)) return null;
      return {
        hotel: decodeRequired('hotel', hotel, response.hotel),
        words: hotelMessages.parse(response.words),
        languages: languages.parse(response.languages),
      };
    },
    publicInfo: (body) => lenientText(unwrap(body)) ?? '',
    weather: (body) => readWeather(unwrap(body)),
    navigation: (body) => readMembers('navigation item', navItem, unwrap(body), onDrop),
    announcements: (body) => readMembers('announcement', announcement, unwrap(body), onDrop),
    ip(body) {
      const response = unwrap(body);
      const ip = lenientString(isRecord(response) ? response.ip : response);
      if (ip === null) throw new DecodeError('get-ip', 'no address');
      return { ip };
    },
  } satisfies Partial<Decoders>;
}

function catalogueDecoders(onDrop: OnDrop) {
  const section = sectionWith(onDrop);
  const recommended = recommendedWith(onDrop);
  return {
    section(body) {
      const response = unwrap(body);
      if (!isRecord(response) || !isRecord(response.section)) return null;
      return decodeRequired('section', section, response.section);
    },
    sections: (body) => readMembers('section', sectionFacts, unwrap(body), onDrop),
    recommendations: (body) =>
      readMembers('product', recommended, listNamed(unwrap(body), 'recommended_products'), onDrop),
    availableDays: (body) => readMembers('day', availabilityDay, unwrap(body), onDrop),
    availableTimes: (body) => readMembers('time', availabilityTime, unwrap(body), onDrop),
    availablePlaces: (body) => readPlaces(unwrap(body)),
  } satisfies Partial<Decoders>;
}

function guestDecoders(onDrop: OnDrop) {
  const kit = kitWith(onDrop);
  const order = orderWith(onDrop);
  const guest = guestWith(onDrop);
  return {
    guest(body) {
      const response = unwrap(body);
      return isRecord(response) ? readOne('guest', guest, response, onDrop) : null;
    },
    properties(body) {
      const response = unwrap(body);
      return isRecord(response) ? kitOrNull(readOne('option kit', kit, response, onDrop)) : null;
    },
    payments: (body) => readMembers('payment', payment, unwrap(body), onDrop),
    placedOrder(body) {
      const placed = readPlacedOrder(body, unwrap(body));
      if (placed === null) throw new DecodeError('order', 'no order uuid');
      return placed;
    },
    receipt: (body) => decodeRequired('receipt', receipt, unwrap(body)),
    orderGroups(body) {
      const response = unwrap(body);
      if (!isRecord(response) || !ORDER_GROUPS.every((group) => group in response)) return null;
      const [draft, pending, histories] = ORDER_GROUPS.map((group) =>
        readMembers('order', order, response[group], onDrop),
      );
      return { draft: draft ?? [], pending: pending ?? [], histories: histories ?? [] };
    },
  } satisfies Partial<Decoders> & ReceiptDecoders;
}

/** Decoders without a log. */
export const decoders: AllDecoders = decodersWith({ onDrop: () => {} });
