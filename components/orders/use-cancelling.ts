'use client';

import { atom } from 'jotai';
import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import type { CancelReason } from '@/lib/contract/order';
import type { Change } from '@/lib/device/persisted-atom';
import { pageStore } from '@/lib/state/page-store';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useRefetchOrders } from './use-refetch-orders';

type Attempt = { uuid: string; reason: CancelReason; state: 'sending' | 'failed' };
type Attempts = readonly Attempt[];

/** The cancellations in progress and those that failed. An atom, because it outlives the dialog that starts one. */
const attemptsAtom = atom<Attempts>([]);
const setAttempts = (next: Attempts | Change<Attempts>): void => pageStore.set(attemptsAtom, next);

/** Removes the failures of earlier attempts when My orders is opened again. */
export function useForgetAttempts(): void {
  useEffect(() => () => setAttempts([]), []);
}

type Cancelling = {
  /** null: not tried yet, or successful. */
  attempt: Attempt | null;
  /**
   * Asks the hotel to cancel the order and then reads the orders again, also after a failure. Ignored while one is in
   * progress.
   */
  cancel: (reason: CancelReason) => Promise<void>;
};

/** Cancels one order. Rule: orders/OR20. */
export function useCancelling(uuid: string): Cancelling {
  const { id, language } = useHotel();
  const refetchOrders = useRefetchOrders();
  const attempt = useAtomValue(attemptsAtom).find((one) => one.uuid === uuid) ?? null;
  const replaceAttempt = (next: Attempt | null): Change<Attempts> => {
    return (all) => [...all.filter((one) => one.uuid !== uuid), ...(next === null ? [] : [next])];
  };
  const cancel = async (reason: CancelReason) => {
    if (attempt?.state === 'sending') return;
    setAttempts(replaceAttempt({ uuid, reason, state: 'sending' }));
    const response = await browserApi().cancelOrder({ uuid, hotel_id: id, language, reason });
    await refetchOrders();
    setAttempts(replaceAttempt(response.ok ? null : { uuid, reason, state: 'failed' }));
  };
  return { attempt, cancel };
}
