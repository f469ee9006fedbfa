import type { Id } from '@/lib/domain/id';
import type { OrderBody, OrderBodyLine } from '@/lib/domain/orders/order-body';
import { canonical, ownOrigin } from './browser';
import { createCaller, type Endpoint } from './call';
import type { ApiResponse } from './refusals';

/** Beside `paths`, which the first load of a page contains. */
export const QUOTE_PATH = '/orders/quote';

/** What would be ordered; `ordered_for` as in the order. */
export type QuoteRequest = Pick<OrderBody, 'property' | 'ordered_for'> & {
  hotel_id: Id;
  products: readonly Pick<OrderBodyLine, 'product' | 'ordered_for'>[];
};

/**
 * What an order can count on. `ready_at`: ISO 8601; `minutes` until then; null: nobody says how long it takes, or it is not
 * possible. `is_busy`: it takes longer than usual. `is_possible` false: a station does not take it at its time, it is closed
 * until `closed_until`, or it has enough orders (null); `next_free_at` is the next time at which it could be ordered.
 */
export type OrderQuote = {
  ready_at: string | null;
  minutes: number | null;
  is_busy: boolean;
  is_possible: boolean;
  closed_until: string | null;
  next_free_at: string | null;
};

/** The call of a quoted time, separate from `HotelApi` because only the checkout of a hotel with `quotes_times` needs it. */
export interface QuoteApi {
  /** `POST /orders/quote`: when it would be ready, without ordering it. Rule: platform-calls/W37. */
  quoteOrder(request: QuoteRequest): Promise<ApiResponse<OrderQuote>>;
}

export type QuoteDecoders = { orderQuote(body: unknown): OrderQuote };

export function createQuoteApi({ decoders, ...endpoint }: Endpoint & { decoders: QuoteDecoders }): QuoteApi {
  const { post } = createCaller(endpoint);
  return { quoteOrder: (request) => post(QUOTE_PATH, request, decoders.orderQuote) };
}

/** The call to the app's own origin. */
export const browserQuotes = (): QuoteApi => createQuoteApi({ ...ownOrigin(), decoders: { orderQuote: canonical } });
