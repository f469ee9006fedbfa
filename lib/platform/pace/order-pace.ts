import type { FieldErrors } from '@/lib/contract/refusals';
import type { DueTime } from '@/lib/domain/booking/due-times';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { CartLine } from '@/lib/domain/cart/cart';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { bcp47 } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { heldLines, nextFreeTime, timeOf } from '@/lib/domain/pace/pace';
import { type PacePlan, paceLines } from '@/lib/domain/pace/pace-lines';
import { quotedTime } from '@/lib/domain/pace/quoted-time';
import { platformMessage } from '@/lib/words/platform-messages';
import type { Db } from '../database/database';
import type { StoredHotel } from '../stores/hotels';
import { paceContext } from './hotel-pace';

/** An order that was checked. `dueTimes`: of each line. */
type Ordered = { lines: readonly CartLine[]; dueTimes: readonly (readonly DueTime[])[] };

/**
 * What the stations make of an order: when it is expected to be ready, the times for which they have it, the lines that they
 * do not take (`held`), and the next time at which they take all of it.
 */
export type OrderPace = {
  quotedAt: string | null;
  places: readonly { station: string; at: number }[];
  held: readonly number[];
  nextFree: number | null;
};

const NO_PACE: OrderPace = { quotedAt: null, places: [], held: [], nextFree: null };

/**
 * Reads it within the order's transaction, which locks the hotel's other writers, before the order is one of those counted. `own`: the
 * uuid of an order that gets further lines, whose places are its own.
 */
export async function orderPace(
  db: Db,
  hotel: StoredHotel,
  { checked, plan, now, own = null }: { checked: Ordered; plan: PacePlan | null; now: string; own?: string | null },
): Promise<OrderPace> {
  if (plan === null) return NO_PACE;
  const { timezone } = hotel.hotel.ext_data;
  const ordered = checked.lines.map((line, place) => ({
    ...line,
    sectionId: line.section.id,
    dueTimes: checked.dueTimes[place] ?? [],
  }));
  const lines = paceLines(ordered, plan, timezone);
  const all = await paceContext(db, hotel, { lines, now: Date.parse(now) });
  const context = { ...all, taken: all.taken.filter(({ order }) => order !== own) };
  const held = heldLines(lines, context);
  const quoted = quotedTime(lines, context);
  const places = lines.flatMap((line) =>
    line.station === null ? [] : { station: line.station, at: timeOf(line, context.now) },
  );
  return {
    quotedAt: quoted === null ? null : new Date(quoted).toISOString(),
    places: [...new Map(places.map((each) => [`${each.station} ${each.at}`, each])).values()],
    held,
    nextFree: held.length === 0 ? null : nextFreeTime(lines, context),
  };
}

/**
 * The refusal fields of what the stations do not take, with the next free time: "Soup: cannot be ordered at this time,
 * next free time: 20:15". Rules: pace/PA4, refusals/RF9.
 */
export function paceRefusal(
  { lines }: Pick<Ordered, 'lines'>,
  { held, nextFree }: Pick<OrderPace, 'held' | 'nextFree'>,
  reader: { timezone: string | null; language: string; now: string },
): FieldErrors {
  const { language } = reader;
  const closed = platformMessage('closed', language);
  const message =
    nextFree === null
      ? closed
      : `${closed}, ${platformMessage('next_free', language, { time: timeInWords(nextFree, reader) })}`;
  const products = held.flatMap((place) => lines[place]?.product ?? []);
  const titles = new Set(products.map(({ title }) => textIn(title, language)));
  return {
    ...Object.fromEntries(products.map(({ id }) => [`products.${id}`, message])),
    products_not_available_time: `${[...titles].join(', ')}: ${message}`,
  };
}

/** The time alone today, else with the day. */
function timeInWords(
  instant: number,
  { timezone, language, now }: { timezone: string | null; language: string; now: string },
): string {
  const { date, time } = hotelNow(timezone, new Date(instant));
  const isToday = date === hotelNow(timezone, new Date(now)).date;
  return isToday ? time : `${shortDate(date, bcp47(language))} ${time}`;
}
