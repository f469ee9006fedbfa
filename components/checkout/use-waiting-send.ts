'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { type SendVerdict, sendVerdict } from '@/lib/domain/checkout/checkout';
import type { OrderForm } from './use-order-form';

/**
 * What a tap on the order button does now. `wait` keeps the tap while the hotel's payments and options are being read, and
 * calls `send` when that has ended, for good or ill. A closed checkout forgets it. Rule: checkout/CO12.
 */
export function useWaitingSend(
  { problems, payments, loading: { hasFailed } }: OrderForm,
  send: () => void,
): { verdict: SendVerdict; isWaiting: boolean; wait: () => void } {
  const [isWaiting, setIsWaiting] = useState(false);
  const verdict = sendVerdict(problems, {
    options: !hasFailed.kit && !hasFailed.fields,
    payments: payments === undefined && !hasFailed.payments,
  });
  const sendNow = useEffectEvent(() => {
    setIsWaiting(false);
    send();
  });
  useEffect(() => {
    if (isWaiting && verdict !== 'wait') sendNow();
  }, [isWaiting, verdict]);
  return { verdict, isWaiting, wait: () => setIsWaiting(true) };
}
