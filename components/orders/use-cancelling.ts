'use client';

import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import type { CancelReason } from '@/lib/contract/order';
import { paths } from '@/lib/contract/paths';
import type { Change } from '@/lib/device/persisted-value';

type Attempt = { uuid: string; reason: CancelReason; state: 'sending' | 'failed' };
type Attempts = readonly Attempt[];

/** What is being cancelled, and what could not be. It outlives the popup, which closes either way. */
const attemptsAtom = atom<Attempts>([]);

/** A failure of yesterday is no news when My orders opens the next time. */
export function useForgetAttempts(): void {
  const setAttempts = useSetAtom(attemptsAtom);
  useEffect(() => () => setAttempts([]), [setAttempts]);
}

type Cancelling = {
  /** null: nothing was tried, or it worked. */
  attempt: Attempt | null;
  /** Asks the hotel to cancel and reads the orders again, whatever comes of it. Never twice at a time. */
  cancel: (reason: CancelReason) => Promise<void>;
};

/** Cancelling one order. Rule: orders/OR20. */
export function useCancelling(uuid: string): Cancelling {
  const { id, code, language } = useHotel();
  const { mutate } = useSWRConfig();
  const [attempts, setAttempts] = useAtom(attemptsAtom);
  const attempt = attempts.find((one) => one.uuid === uuid) ?? null;
  const replaceAttempt = (next: Attempt | null): Change<Attempts> => {
    return (all) => [...all.filter((one) => one.uuid !== uuid), ...(next === null ? [] : [next])];
  };
  const cancel = async (reason: CancelReason) => {
    if (attempt?.state === 'sending') return;
    setAttempts(replaceAttempt({ uuid, reason, state: 'sending' }));
    const answer = await browserApi().cancelOrder({ uuid, hotel_id: id, language, reason });
    // Whichever batch it stands in.
    await mutate((key) => typeof key === 'string' && key.startsWith(paths.checkOrders(code, [])));
    setAttempts(replaceAttempt(answer.ok ? null : { uuid, reason, state: 'failed' }));
  };
  return { attempt, cancel };
}
