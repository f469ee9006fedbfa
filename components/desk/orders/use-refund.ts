'use client';

import { useRef, useState } from 'react';
import { newUuid } from '@/lib/device/new-uuid';
import { type RefundBody, type RefundRefusal, refundRefusal } from '@/lib/domain/desk/refund';
import { callDeskOnce, type DeskOrder, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/**
 * Gives money back, and says why the server did not. The same refund that is sent again, because nobody answered, has the same
 * key, so that it has its effect once; the order is read again, because it may have had it. Staff decide by the order as it was when they
 * opened the question: what somebody has changed since is said first. Rule: money/MY9.
 */
export function useRefund(order: DeskOrder) {
  const { live, onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefundRefusal | null>(null);
  const [changedBy, setChangedBy] = useState<string | null>(null);
  /** The version that staff decide by; null: the newest one, after they have read that it has changed. */
  const [seen, setSeen] = useState<number | null>(order.version);
  /** The refunds of which it is not known whether they had their effect, each with its key and version. */
  const open = useRef(new Map<string, { key: string; version: number }>());
  /** Whether the server has taken it up. */
  const send = async (body: RefundBody): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setRefusal(null);
    const content = JSON.stringify(body);
    const { key, version } = open.current.get(content) ?? { key: newUuid(), version: seen ?? order.version };
    open.current.set(content, { key, version });
    const sent = { body: { ...body, version }, key };
    const response = await callDeskOnce<DeskOrder>(`/orders/${order.uuid}/refund`, sent);
    if (response.ok || refundRefusal(response) !== 'no-response') open.current.delete(content);
    if (response.ok) live.put(response.value);
    else if (isSignedOut(response)) onSignedOut();
    else {
      setRefusal(refundRefusal(response));
      setChangedBy(response.changedBy);
      if (refundRefusal(response) === 'changed') setSeen(null);
      await live.refresh(order.uuid);
    }
    setIsBusy(false);
    return response.ok;
  };
  return {
    isBusy,
    refusal,
    /** Who has changed the order meanwhile; null: not known. */
    changedBy,
    send,
    clearRefusal: () => setRefusal(null),
    /** Whether this refund was sent, and nobody answered: it may be the reason why less is left. */
    isRepeated: (body: RefundBody) => open.current.has(JSON.stringify(body)),
  };
}
