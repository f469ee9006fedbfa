'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserTips } from '@/lib/contract/tip-api';
import type { Minor } from '@/lib/domain/money/money';
import { decimalTip } from '@/lib/domain/money/order-amounts';
import { useRefetchOrders } from './use-refetch-orders';

type SendingState = 'idle' | 'sending' | 'failed';

/**
 * Sends the tip of a delivered order, and then reads the orders again, also after a failure, because a response that was lost
 * may have been a success. Rule: tips/TP5.
 */
export function useTip(uuid: string): { state: SendingState; send: (tip: Minor) => Promise<void> } {
  const { id } = useHotel();
  const refetchOrders = useRefetchOrders();
  const [state, setState] = useState<SendingState>('idle');
  const send = async (tip: Minor) => {
    if (state === 'sending') return;
    setState('sending');
    const response = await browserTips().tipOrder({ uuid, hotel_id: id, tip: decimalTip(tip) });
    await refetchOrders();
    setState(response.ok ? 'idle' : 'failed');
  };
  return { state, send };
}
