import type { Translate } from '@/components/hotel/hotel-context';
import type { Order } from '@/lib/contract/order';
import type { HotelView } from '@/lib/contract/views';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { nearDay, recentMoment } from '@/lib/domain/i18n/format-date';
import { fullStop, joinList } from '@/lib/domain/i18n/join-list';
import { orderPromise, type PromiseView } from '@/lib/domain/orders/order-promise';
import { orderSentence, type SentenceEnd } from '@/lib/domain/orders/order-sentence';
import type { OrderGroup, StatusLook } from '@/lib/domain/orders/order-status';

/** `receivedAt`: when the order was read; `now`: both in ms by the server's clock. */
export type OrderReading = { order: Order; group: OrderGroup; receivedAt: number; now: number };

/** In which words an order is spoken of. */
type Speaker = { hotel: Pick<HotelView, 'timezone' | 'locale'>; t: Translate };

const momentText = (at: number, now: number, { hotel }: Speaker): string =>
  bidiIsolate(recentMoment({ at, now }, hotel));

function endText(end: SentenceEnd | null, now: number, speaker: Speaker): string {
  const { hotel, t } = speaker;
  if (end === null) return '';
  if (end.kind === 'confirms') {
    const quoted = endText(end.quoted, now, speaker);
    return `${quoted}${quoted === '' ? '' : fullStop(hotel.locale)}${t('order_confirms_next')}`;
  }
  if (end.kind === 'soon') return t('exp_delivery_time');
  if (end.kind === 'booked') {
    const day = nearDay(end.moment.slice(0, 10), hotelNow(hotel.timezone, new Date(now)).date, hotel.locale);
    return joinList([day, end.moment.slice(11, 16)], hotel.locale);
  }
  const key = end.kind === 'door' ? 'order_at_door' : 'order_ready_about';
  return t(key, { time: momentText(end.at, now, speaker) });
}

/** The word of an order's status and what the guest can count on next, '' for nothing. Rule: orders/OR37. */
export function sentenceOf(reading: OrderReading, speaker: Speaker): { look: StatusLook; word: string; rest: string } {
  const { order, now } = reading;
  const { look, end } = orderSentence(order, { ...reading, timezone: speaker.hotel.timezone });
  return { look, word: speaker.t(look.messageKey), rest: endText(end, now, speaker) };
}

/** The same as one text, such as "Confirmed. At your door about 14:36". */
export function sentenceText(reading: OrderReading, speaker: Speaker): string {
  const { word, rest } = sentenceOf(reading, speaker);
  return rest === '' ? word : `${word}${fullStop(speaker.hotel.locale)}${rest}`;
}

/** What the hotel promised and what became of it; null: nothing was promised. Rule: orders/OR38. */
export function promiseOf(
  { order, receivedAt, now }: OrderReading,
  speaker: Speaker,
): { text: string; outcome: PromiseView['outcome'] } | null {
  const view = orderPromise(order, { receivedAt, now });
  if (view === null) return null;
  const { t, hotel } = speaker;
  const promised = t('order_promised', { time: momentText(view.promised, now, speaker) });
  return { text: joinList([promised, nowText(view, now, speaker)], hotel.locale), outcome: view.outcome };
}

function nowText({ at, isDone, outcome }: PromiseView, now: number, speaker: Speaker): string {
  const { t } = speaker;
  if (at === null) return t('exp_delivery_time');
  const time = momentText(at, now, speaker);
  if (isDone) return `${t('order_status__done')} ${time}`;
  return outcome === 'kept' ? '' : t('about_time', { time });
}
