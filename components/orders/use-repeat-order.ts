'use client';

import { useRef, useState } from 'react';
import { useAgeGate } from '@/components/age/use-age-gate';
import { useHotel } from '@/components/hotel/hotel-context';
import { afterClosing, closeAllOverlays, openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Order } from '@/lib/contract/order';
import { type RepeatResult, repeatToCart } from './repeat-to-cart';

type RepeatState = { kind: 'idle' | 'reading' } | RepeatResult;

/** Closes My orders and opens the cart. */
export function openCartInstead(): void {
  afterClosing(() => openOverlay('cart'));
  closeAllOverlays();
}

/**
 * Puts the lines of an earlier order that are offered today into the cart, and opens it when all of them are there.
 * Sends nothing. For products for adults it asks the guest's age; without a confirmation they are among those left.
 * Rules: orders/OR27, age-gate/AG1.
 */
export function useRepeatOrder(order: Order): { state: RepeatState; repeat: () => Promise<void> } {
  const hotel = useHotel();
  const gate = useAgeGate();
  const [state, setState] = useState<RepeatState>({ kind: 'idle' });
  const isBusy = useRef(false);

  const repeat = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'reading' });
    try {
      const result = await repeatToCart(order, { hotel, gate });
      // Busy until the drawer has left the screen, because a second tap meanwhile would add everything twice.
      if (isComplete(result) && openOverlays().at(-1)?.name === 'orders') return openCartInstead();
      setState(result);
    } catch {
      // Its code could not be loaded.
      setState({ kind: 'failed' });
    }
    isBusy.current = false;
  };
  return { state, repeat };
}

const isComplete = (result: RepeatResult): boolean =>
  result.kind === 'done' && result.added > 0 && result.left.length === 0;
