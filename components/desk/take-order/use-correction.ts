'use client';

import { useState } from 'react';
import { slotHolder } from '@/lib/device/slot-holder';
import { type CorrectionDraft, correctedLines, EMPTY_CORRECTION } from '@/lib/domain/telephone-orders/order-draft';
import { callDesk, type DeskOrder, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { type Refused, refusedBy } from './refused';

const CONFLICT = 409;

/**
 * What is changed of an order, and sending it. It is compared with the order as it is when it is sent, so that what somebody else has
 * changed meanwhile is seen first and nothing that was chosen is lost. Rule: telephone-orders/TO12.
 */
export function useCorrection(order: DeskOrder, onSaved: () => void) {
  const { hotel, t } = useDesk();
  const { live, onSignedOut } = useDeskData();
  const [draft, setDraft] = useState<CorrectionDraft>(EMPTY_CORRECTION);
  // The version that is on the screen; a later one is shown first.
  const [seen, setSeen] = useState(order.version);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [changedBy, setChangedBy] = useState<{ name: string | null } | null>(null);
  const lines = correctedLines(order.products, draft);
  const isUnchanged = draft.added.length === 0 && lines.length === order.products.length;
  const save = async () => {
    if (isBusy || isUnchanged || lines.length === 0) return;
    setIsBusy(true);
    setRefused(null);
    setChangedBy(null);
    const response = await callDesk<DeskOrder>(`/orders/${order.uuid}/correct`, {
      ...{ lines, version: seen, reason: draft.reason.trim() },
      slot_holder: slotHolder(Date.now()),
      refusal_language: hotel.language,
    });
    setIsBusy(false);
    if (response.ok) {
      live.put(response.value);
      onSaved();
      return;
    }
    if (isSignedOut(response)) {
      onSignedOut();
      return;
    }
    if (response.status === CONFLICT) {
      await live.refresh(order.uuid);
      setChangedBy({ name: response.changedBy });
      return;
    }
    setRefused(refusedBy(response, t));
  };
  if (changedBy !== null && seen !== order.version) setSeen(order.version);
  return {
    ...{ draft, isBusy, isUnchanged, refused, changedBy, save },
    isEmpty: lines.length === 0,
    change: (change: (draft: CorrectionDraft) => Partial<CorrectionDraft>) =>
      setDraft((known) => ({ ...known, ...change(known) })),
  };
}
