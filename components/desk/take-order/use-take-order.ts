'use client';

import { useState } from 'react';
import { newUuid } from '@/lib/device/new-uuid';
import { slotHolder } from '@/lib/device/slot-holder';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import { invalidOptions } from '@/lib/domain/options/options';
import { emptyDraft, type OrderDraft, staffOrderBody } from '@/lib/domain/telephone-orders/order-draft';
import { pageStore } from '@/lib/state/page-store';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { callDesk, type DeskOrder, type DeskResponse, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { orderDraft } from './draft-store';
import { type Refused, refusedBy } from './refused';
import type { DraftData } from './use-draft-data';

/** `start`: begins a new one. `discarded`: what `restore` brings back; null: nothing. */
export type Drafting = {
  draft: OrderDraft;
  change(change: Partial<OrderDraft> | ((draft: OrderDraft) => Partial<OrderDraft>)): void;
  start(): void;
  discarded: OrderDraft | null;
  discard(): void;
  restore(): void;
};

/** The draft, which stays when the screen closes. `language`: the one with which a new one begins. Rule: telephone-orders/TO7. */
export function useDraft(language: string): Drafting {
  const [first] = useState(() => emptyDraft(newUuid(), language));
  const [discarded, setDiscarded] = useState<OrderDraft | null>(null);
  const draft = useAtomValue(orderDraft) ?? first;
  const set = (next: OrderDraft | null) => pageStore.set(orderDraft, next);
  const start = () => set(emptyDraft(newUuid(), language));
  return {
    draft,
    change: (change) => {
      const now = pageStore.get(orderDraft) ?? first;
      set({ ...now, ...(typeof change === 'function' ? change(now) : change) });
    },
    start,
    discarded,
    discard: () => {
      setDiscarded(draft);
      start();
    },
    restore: () => set(discarded),
  };
}

/**
 * Places the order of a draft. It keeps its uuid until the order is placed, so that an answer that was lost makes no second order; what
 * the server has refused is another order than the one before, but still the first with this uuid. Rule: telephone-orders/TO5.
 */
export function usePlaceOrder(draft: OrderDraft, data: DraftData, onPlaced: (order: DeskOrder) => void) {
  const { hotel, t } = useDesk();
  const { live, onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [failures, setFailures] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const kit = data.kit ?? null;
  const payment = { paymentType: data.payment?.ptype_id ?? null, paymentId: data.payment?.id ?? null };
  const invalid = invalidOptions(kit, payment);
  const isMissing =
    draft.lines.length === 0 ||
    data.kit === undefined ||
    invalid.length > 0 ||
    (data.shown.payment && data.payment === null) ||
    (data.shown.room && isBlank(draft.room));
  const place = async () => {
    setHasTried(true);
    if (isBusy || isMissing) return;
    setIsBusy(true);
    const sent = { ...draft, property: kit, payment: data.payment?.id ?? null };
    const body = staffOrderBody(sent, { slotHolder: slotHolder(Date.now()), refusalLanguage: hotel.language });
    const response: DeskResponse<DeskOrder> = await callDesk('/orders', body);
    setIsBusy(false);
    if (response.ok) {
      setRefused(null);
      setHasTried(false);
      live.put(response.value);
      onPlaced(response.value);
      return;
    }
    if (isSignedOut(response)) {
      onSignedOut();
      return;
    }
    setFailures((count) => count + 1);
    setRefused(refusedBy(response, t));
  };
  return { place, isBusy, isMissing, hasTried, failures, refused, invalid: hasTried ? invalid : [] };
}
