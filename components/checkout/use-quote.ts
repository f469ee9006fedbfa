'use client';

import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, useApi } from '@/components/hotel/use-api';
import { browserQuotes, type OrderQuote, QUOTE_PATH, type QuoteRequest } from '@/lib/contract/quote-api';
import { quotedParts } from '@/lib/domain/orders/order-body';
import type { CheckoutWithForm } from './checkout';

/** A quoted time is not older than this. */
const INTERVAL_MS = 60_000;

/** A guest comes back to a page that was hidden for long. */
const KEEP_AND_REREAD = { keepPreviousData: true, revalidateOnFocus: true };

/** What a quoted time depends on. `failures`: counts the refusals. */
type QuotedOrder = Pick<CheckoutWithForm, 'lines' | 'kit' | 'failures'> & {
  values: Pick<CheckoutWithForm['values'], 'orderedFor'>;
};

/**
 * When the order would be ready: read for what is in the cart, again each minute, and after each refusal. A hotel that
 * quotes no times is not asked. Rule: pace/PA7.
 */
export function useQuote({ lines, kit, values, failures }: QuotedOrder): ApiState<OrderQuote> {
  const hotel = useHotel();
  const isAsked = hotel.quotes_times === true && lines.length > 0;
  const request: QuoteRequest = {
    hotel_id: hotel.id,
    ...quotedParts(lines, kit),
    ...(values.orderedFor !== null && { ordered_for: values.orderedFor }),
  };
  const key = `${QUOTE_PATH} ${failures} ${JSON.stringify(request)}`;
  const quote = useApi(isAsked ? { key, fetch: () => browserQuotes().quoteOrder(request) } : null, KEEP_AND_REREAD);
  const { refetch } = quote;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setInterval(refetch, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isAsked, refetch]);
  return quote;
}
