import { millisecondsInMinute } from 'date-fns/constants';
import type { OrderQuote, QuoteRequest } from '@/lib/contract/quote-api';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { firstMessages } from '@/lib/contract/schema/input';
import { readQuoteBody } from '@/lib/contract/schema/quote';
import { dueTimesOfLines } from '@/lib/domain/booking/due-times';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { sameId } from '@/lib/domain/id';
import { offeredKit } from '@/lib/domain/options/options';
import {
  heldLines,
  instantAt,
  movedTo,
  nextFreeTime,
  type PaceContext,
  type PaceLine,
  timeOf,
} from '@/lib/domain/pace/pace';
import { type PacePlan, paceLines } from '@/lib/domain/pace/pace-lines';
import { isBusy, quotedTime } from '@/lib/domain/pace/quoted-time';
import { readVariations } from '@/lib/domain/variations/variations';
import type { PlatformContext } from '../context';
import { paceContext, pacePlan } from '../pace/hotel-pace';
import { withDayCounts } from '../stock/guest-stock';
import { productsByIds, type StoredProduct } from '../stores/catalogue/products';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { answerKit } from './answer-kit';
import { orderingStateOf } from './check-line';

const NO_QUOTE: OrderQuote = {
  ...{ ready_at: null, minutes: null, is_busy: false },
  ...{ is_possible: true, closed_until: null, next_free_at: null },
};

/** Says when an order would be ready, and whether its stations take it now, without ordering it. Rules: pace/PA7, platform-calls/W37. */
export async function quoteOrder(context: PlatformContext, body: unknown): Promise<ApiResponse<OrderQuote>> {
  const { db } = context.database;
  const parsed = readQuoteBody(body);
  if (!parsed.ok) return refused('invalid', firstMessages(parsed.fields));
  const request = parsed.body;
  const id = Number(request.hotel_id);
  const hotel = Number.isSafeInteger(id) ? await findHotel(db, { id }) : null;
  if (hotel === null) return refused('not-found');
  const plan = await pacePlan(db, hotel);
  if (plan === null) return succeeded(NO_QUOTE);
  const now = context.now();
  const ids = request.products.map(({ product }) => Number(product.id)).filter(Number.isSafeInteger);
  const found = await productsByIds(db, { hotel: hotel.code, now }, [...new Set(ids)]);
  const products = await withDayCounts(db, hotel, { products: found, now });
  const lines = orderedLines(request, { hotel, products, plan, now });
  const pace = await paceContext(db, hotel, { lines, now: now.getTime() });
  return succeeded(quoteOf(lines, pace));
}

/** The lines that can be ordered as they are; all others are refused for reasons of their own. */
function orderedLines(
  request: QuoteRequest,
  data: { hotel: StoredHotel; products: readonly StoredProduct[]; plan: PacePlan; now: Date },
): readonly PaceLine[] {
  const { hotel } = data.hotel;
  const { timezone } = hotel.ext_data;
  const clock = hotelNow(timezone, data.now);
  const now = timezone === null ? null : clock;
  const canOrderAhead = readVariations(hotel.ext_data.variations).variations.orderAhead;
  const asked = { payment: { paymentType: null, paymentId: null }, earliest: clock.date, now, maxSlots: null };
  const lines = request.products.flatMap(({ product: sent, ordered_for }) => {
    const stored = data.products.find(({ product }) => sameId(product.id, sent.id));
    const state = stored === undefined ? 'closed' : orderingStateOf(stored, ordered_for, { now, canOrderAhead });
    if (stored === undefined || (state !== 'now' && state !== 'ahead')) return [];
    const { product: known } = stored;
    const { kit } = answerKit(offeredKit(known), sent.property?.properties ?? [], asked);
    return {
      sectionId: known.section_id ?? 0,
      product: { property: kit, schedule: known.schedule },
      ordered_for: state === 'ahead' ? (ordered_for ?? null) : null,
    };
  });
  const { kit: property } = answerKit(hotel.property, request.property.properties, asked);
  const dueTimes = dueTimesOfLines(lines, { property, now });
  const paced = paceLines(
    lines.map((line, place) => ({ ...line, dueTimes: dueTimes[place] ?? [] })),
    data.plan,
    timezone,
  );
  const later = request.ordered_for === undefined ? null : instantAt(request.ordered_for, timezone);
  return later === null ? paced : movedTo(paced, later, data.now.getTime());
}

const isoOrNull = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

function quoteOf(lines: readonly PaceLine[], pace: PaceContext): OrderQuote {
  const { now } = pace;
  const held = heldLines(lines, pace);
  if (held.length > 0) {
    const closings = held.flatMap((place) => closingOf(lines[place], pace));
    return {
      ...NO_QUOTE,
      is_possible: false,
      closed_until: closings.length === 0 ? null : isoOrNull(Math.max(...closings)),
      next_free_at: isoOrNull(nextFreeTime(lines, pace)),
    };
  }
  const ready = quotedTime(lines, pace);
  return {
    ...NO_QUOTE,
    ready_at: isoOrNull(ready),
    minutes: ready === null ? null : Math.ceil((ready - now) / millisecondsInMinute),
    is_busy: isBusy(lines, pace),
  };
}

/** Until when the station of a line is closed at its time; none: it is open. */
function closingOf(line: PaceLine | undefined, { paces, now }: PaceContext): number[] {
  const closedUntil = (line?.station != null && paces.get(line.station)?.closedUntil) || null;
  return line !== undefined && closedUntil !== null && closedUntil > timeOf(line, now) ? [closedUntil] : [];
}
