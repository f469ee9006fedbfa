'use client';

import { useRef, useState } from 'react';
import { useAgeGate } from '@/components/age/use-age-gate';
import { useHotel } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { browserApi } from '@/lib/contract/browser';
import type { Section } from '@/lib/contract/catalogue';
import type { Order } from '@/lib/contract/order';
import { newUuid } from '@/lib/device/new-uuid';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { addLine, type CartLine } from '@/lib/domain/cart/cart';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/options/kit';
import { repeatOrder, sectionsToRepeat } from '@/lib/domain/orders/repeat-order';

/** `added`: the number of lines in the cart now; `left`: the titles of the others. */
type RepeatState = { kind: 'idle' | 'reading' | 'failed' } | { kind: 'done'; added: number; left: readonly Text[] };

/**
 * Puts the lines of an earlier order that are offered today into the cart. Sends nothing. For products for adults it
 * asks the guest's age; without a confirmation they are among those left. Rules: orders/OR27, age-gate/AG1.
 */
export function useRepeatOrder(order: Order): { state: RepeatState; repeat: () => Promise<void> } {
  const { code, timezone } = useHotel();
  const { change } = useCart();
  const gate = useAgeGate();
  const [state, setState] = useState<RepeatState>({ kind: 'idle' });
  const isBusy = useRef(false);

  const addToCart = async (catalogue: ReadonlyMap<string, Section | 'gone'>) => {
    const now = hotelNow(timezone, new Date());
    const { repeated, left } = repeatOrder(order, { catalogue, now, newKey: newUuid });
    const lines: CartLine[] = [];
    const refused: Text[] = [];
    for (const { line, product, section } of repeated) {
      if (await gate({ product, section })) lines.push(line);
      else refused.push(product.title);
    }
    change((cart) => lines.reduce(addLine, cart));
    setState({ kind: 'done', added: lines.length, left: [...left, ...refused] });
  };

  const repeat = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'reading' });
    const catalogue = await readSections(code, sectionsToRepeat(order));
    if (catalogue === null) setState({ kind: 'failed' });
    else await addToCart(catalogue);
    isBusy.current = false;
  };
  return { state, repeat };
}

/** Reads the sections as they are today; null: one of them could not be read. */
async function readSections(code: string, ids: readonly Id[]): Promise<ReadonlyMap<string, Section | 'gone'> | null> {
  const responses = await Promise.all(ids.map((id) => browserApi().section(code, id)));
  if (responses.some((response) => !response.ok && response.refusal.kind !== 'not-found')) return null;
  return new Map(ids.map((id, index) => [String(id), sectionIn(responses[index])]));
}

const sectionIn = (response: Awaited<ReturnType<ReturnType<typeof browserApi>['section']>> | undefined) =>
  response?.ok ? response.value : ('gone' as const);
