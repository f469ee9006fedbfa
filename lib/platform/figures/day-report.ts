import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { OVERDUE_MINUTES } from '@/lib/domain/desk/waiting';
import { dayFigures } from '@/lib/domain/figures/day-figures';
import { type DayReport, type ReportedDay, topSection } from '@/lib/domain/figures/day-report';
import { comparedDays, dayHours, type HotelDay, hotelDay, sameTimeOn } from '@/lib/domain/figures/hotel-day';
import { hourFigures } from '@/lib/domain/figures/hour-figures';
import type { CountedOrder } from '@/lib/domain/figures/order-facts';
import { reportedFigures, reportedHours } from '@/lib/domain/figures/reported-figures';
import type { PlatformContext } from '../context';
import { fileSections } from '../stores/catalogue/sections';
import { ordersInSpan, staffChatsInSpan } from '../stores/day-orders';
import { findHotel, type HotelKey } from '../stores/hotels';

/**
 * What the desk shows of a day of the hotel, beside the day before and the same weekday of the week before: until the
 * same time of day while it is not over. `day` null: today. Computed from the orders each time, which for three days of
 * 2,000 orders takes a fraction of a second (decision 168). Rules: figures/FG1, figures/FG2.
 */
export async function dayReport(
  context: PlatformContext,
  hotel: HotelKey,
  day: string | null,
): Promise<ApiResponse<DayReport>> {
  const { db } = context.database;
  const stored = await findHotel(db, { code: hotel.code });
  const timezone = stored?.hotel.ext_data.timezone ?? null;
  const now = context.now().getTime();
  const { date: today, time } = hotelNow(timezone, new Date(now));
  const date = day ?? today;
  if (date > today) return refused('invalid', { day: 'must not be after today at the hotel' });
  const acceptMinutes = (stored?.overdueMinutes ?? OVERDUE_MINUTES)[0];
  const topOf = await topSections(context, hotel);
  const isOver = date < today;
  const days: ReportedDay[] = [];
  for (const each of [date, ...comparedDays(date)]) {
    const span = hotelDay(each, timezone);
    const orders = (await ordersInSpan(db, hotel.code, isoSpan(span))).map(topOf);
    const until = isOver || each === date ? span.to : sameTimeOn(each, timezone, now);
    const counted = orders.filter(({ created_at }) => Date.parse(created_at) < until);
    days.push({
      day: each,
      figures: reportedFigures(dayFigures(counted, acceptMinutes)),
      hours: reportedHours(hourFigures(orders, dayHours(span, timezone))),
    });
    // Guests have priority: requests that arrived meanwhile are answered before the next day.
    await nextTurn();
  }
  const chats = await staffChatsInSpan(db, hotel.code, isoSpan(hotelDay(date, timezone)));
  return succeeded({ day: date, today, until: isOver ? null : time, accept_minutes: acceptMinutes, days, chats });
}

const isoSpan = ({ from, to }: HotelDay) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });

/** Puts the lines of orders to the sections at the top of theirs, as the hotel's files have them now. */
async function topSections(
  { database }: PlatformContext,
  hotel: HotelKey,
): Promise<(order: CountedOrder) => CountedOrder> {
  const sections = await fileSections(database.db, hotel.code);
  const byId = new Map(sections.map(({ id, parentId }) => [id, { id, parent_id: parentId }]));
  return (order) => ({
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      section: line.section === null ? null : topSection(byId, line.section),
    })),
  });
}
