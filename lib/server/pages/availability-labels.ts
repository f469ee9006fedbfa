import 'server-only';
import type { Product } from '@/lib/contract/catalogue';
import type { Hotel } from '@/lib/contract/hotel';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { nextOpening } from '@/lib/domain/booking/next-opening';
import { openingToOrderFor } from '@/lib/domain/booking/order-ahead';
import { orderableAt } from '@/lib/domain/booking/schedule';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
import { openingInWords } from '@/lib/domain/i18n/format-opening';
import { bcp47 } from '@/lib/domain/i18n/language';
import { fewLeft } from '@/lib/domain/stock/stock';
import { interpolate } from '@/lib/words/message-key';
import type { Dictionary } from './messages';
import { variationsOf } from './variations';

/** What the labels of a product's card are made with. `now`: the hotel's local time. */
type LabelContext = { hotel: Hotel; language: string; messages: Dictionary; now: HotelNow };

/**
 * The label of a sold-out or closed product: when it opens, or that it is closed now or for the day. Only the product's
 * own hours count, as in the product sheet and on the platform. Rules: catalogue/C11, hours/H10, hours/H11, stock/SK5.
 */
export function closedLabel({ hotel, language, messages, now }: LabelContext, product: Product): string | null {
  if (!product.is_available || product.stock_left === 0) return messages.line_sold_out;
  // Without a time zone the guest's clock decides, and only the product sheet in the browser can read it (hours/H12).
  if (hotel.ext_data.timezone === null) return null;
  const days = product.schedule?.days ?? [];
  const orderable = orderableAt(days, now);
  if (orderable.open) return null;
  const next = nextOpening(days, now);
  if (next === null) return orderable.opensToday ? messages.closed_now : messages.closed_today;
  const time = openingInWords(next, readerOf(language));
  return interpolate(next.daysAhead === 0 ? messages.opens_at : messages.opens_on, { time });
}

const readerOf = (language: string) => ({ weekdays: weekdayNames(language), languageTag: bcp47(language) });

/** The label of the button that orders a closed product for its next opening; null: it cannot. Rule: hours/H14. */
export function aheadLabel({ hotel, language, messages, now }: LabelContext, product: Product): string | null {
  const isAllowed = variationsOf(hotel).orderAhead && hotel.ext_data.timezone !== null;
  const next = openingToOrderFor(product, { now, isAllowed });
  return next && interpolate(messages.order_for, { time: openingInWords(next, readerOf(language)) });
}

/** 'Only 3 left'; null: many are left, or nobody counts. Rule: stock/SK7. */
export function fewLabel({ language, messages }: LabelContext, product: Product): string | null {
  const few = fewLeft(product.stock_left);
  return few === null ? null : interpolate(messages.few_left, { n: few }, bcp47(language));
}
