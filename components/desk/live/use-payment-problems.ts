'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk } from '../desk-api';

type OfOrder = { order_uuid: string; num: number };

/** What a payment service was asked for and has not done. Times are ISO 8601. */
export type PaymentStep = OfOrder & {
  kind: 'capture' | 'release' | 'refund';
  amount: number;
  since: string;
  attempts: number;
  /** A code; null: it is not known how the last try ended. */
  last_error: string | null;
  is_given_up: boolean;
};
/** A report of a payment service that contradicts an order, or of money that goes another way. A server of an earlier release sends no amount. */
export type RefusedReport = OfOrder & { id: string; reason: string; amount?: number | null; received_at: string };
/** A reservation that ends soon. `held_until` null: it may end at any time, because nobody names its end. */
export type EndingHold = OfOrder & { amount: number; held_until: string | null };

export type PaymentProblems = {
  steps: readonly PaymentStep[];
  refused_reports: readonly RefusedReport[];
  holds: readonly EndingHold[];
};

const NONE: PaymentProblems = { steps: [], refused_reports: [], holds: [] };

/** Between two readings: that a step has failed has no event. */
const INTERVAL_MS = 30_000;

const NOT_FOUND = 404;

/**
 * What went wrong with money, read again and again; null: not read yet. `isPaused`: the session has ended. `isOff`: nothing of it
 * may be read, and none is known. Rule: desk/DE98.
 */
export function usePaymentProblems({ isPaused, isOff }: { isPaused: boolean; isOff: boolean }) {
  const [paymentProblems, setPaymentProblems] = useState<PaymentProblems | null>(isOff ? NONE : null);
  const asked = useRef(0);
  const readPaymentProblems = useCallback(async () => {
    if (isOff) return;
    asked.current += 1;
    const own = asked.current;
    const response = await callDesk<PaymentProblems>('/payment-problems');
    // A later question has a later response, whichever arrives first.
    if (own !== asked.current) return;
    if (response.ok) setPaymentProblems(response.value);
    // A server of an earlier release moves no money.
    else if (response.status === NOT_FOUND) setPaymentProblems(NONE);
  }, [isOff]);
  useEffect(() => {
    if (isPaused) return;
    void readPaymentProblems();
    const timer = setInterval(readPaymentProblems, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, readPaymentProblems]);
  return { paymentProblems, readPaymentProblems };
}
