import { weekdayOf } from '../booking/calendar-date';
import type { CalendarEvent } from '../booking/calendar-file';
import type { HotelNow } from '../booking/hotel-time';
import { type Text, textIn } from '../i18n/text';
import { isStopped } from './order-status';

/** An order with the slots that its lines name. */
export type BookedOrder = {
  num: string;
  ostatus_id: string;
  created_at: string;
  products: readonly {
    product: { title: Text };
    properties: readonly { value: string | null }[];
    slot_minutes: number | null;
  }[];
};

const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T]([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** Returns 'YYYY-MM-DDTHH:MM:00' for a date with a time; null for any other answer. */
function momentOf(value: string | null): string | null {
  const [, date = '', hours = '', minutes] = MOMENT.exec(value?.trim() ?? '') ?? [];
  return minutes === undefined || weekdayOf(date) === null ? null : `${date}T${hours.padStart(2, '0')}:${minutes}:00`;
}

/**
 * Returns the order's days with times as events of a calendar: booked slots, and moments for which something was
 * ordered. Their ids are the same each time, so that a second import changes nothing, and do not reveal the order's
 * uuid. `host`: of the hotel. Rule: orders/OR28.
 */
export const bookedEvents = (
  order: BookedOrder,
  context: { language: string; host: string; description: string },
): CalendarEvent[] =>
  order.products.flatMap((line, index) =>
    line.properties.flatMap(({ value }): CalendarEvent[] => {
      const start = momentOf(value);
      if (start === null) return [];
      const id = [order.created_at, order.num, index + 1, start].map((part) => String(part).replace(/[^\w]/g, ''));
      return [
        {
          uid: `${id.join('-')}@${context.host}`,
          start,
          minutes: line.slot_minutes,
          summary: textIn(line.product.title, context.language),
          description: context.description,
        },
      ];
    }),
  );

/** The booked times of a line on the hotel's clock, YYYY-MM-DDTHH:MM:SS. */
export const lineMoments = ({ properties }: Pick<BookedOrder['products'][number], 'properties'>): readonly string[] =>
  properties.flatMap(({ value }) => momentOf(value) ?? []);

/** The booked times of an order, the earliest first. */
export const bookedMoments = ({ products }: Pick<BookedOrder, 'products'>): readonly string[] =>
  products.flatMap(lineMoments).toSorted();

/** The first booked time that has not begun yet; null: none, or the order was stopped. */
export function comingMoment(order: BookedOrder, { date, time }: Pick<HotelNow, 'date' | 'time'>): string | null {
  if (isStopped(order.ostatus_id)) return null;
  return bookedMoments(order).find((moment) => moment > `${date}T${time}:00`) ?? null;
}

/**
 * Whether the order has a slot that has not begun yet, so that it is offered for the calendar. `readNow` is called only
 * for an order with slots, because most have none.
 */
export function hasComingSlot(order: BookedOrder, readNow: () => HotelNow): boolean {
  return bookedMoments(order).length > 0 && comingMoment(order, readNow()) !== null;
}
