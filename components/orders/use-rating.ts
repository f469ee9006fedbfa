'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import { type OrderRating, trimRatingWords } from '@/lib/domain/orders/order-rating';
import { useRefetchOrders } from './use-refetch-orders';

type SendingState = 'idle' | 'sending' | 'failed';

/**
 * Sends the rating of an order, and then reads the orders again, also after a failure, because a response that was lost
 * may have been a success. Rule: orders/OR30.
 */
export function useRating(uuid: string): { state: SendingState; send: (rating: OrderRating) => Promise<void> } {
  const { id } = useHotel();
  const refetchOrders = useRefetchOrders();
  const [state, setState] = useState<SendingState>('idle');
  const send = async ({ stars, words }: OrderRating) => {
    if (state === 'sending') return;
    setState('sending');
    const response = await browserApi().rateOrder({ uuid, hotel_id: id, stars, words: trimRatingWords(words) });
    await refetchOrders();
    setState(response.ok ? 'idle' : 'failed');
  };
  return { state, send };
}
