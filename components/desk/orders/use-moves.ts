'use client';

import { startTransition, useRef, useState } from 'react';
import type { StaffCancelReason } from '@/lib/contract/order';
import type { DeskMove } from '@/lib/domain/desk/lanes';
import type { OrderStep } from '@/lib/domain/desk/order-step';
import { UNDO_MOVES } from '@/lib/domain/desk/undo';
import type { Id } from '@/lib/domain/id';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { callDesk, type DeskOrder, type DeskResponse, isSignedOut, moveOrder, promiseLater } from '../desk-api';
import { useDesk } from '../desk-context';

/** A move that can be undone. `at`: milliseconds. */
export type LastMove = { order: DeskOrder; at: number };

/** Why staff cancel an order. `offSale`: products with the names that a message calls them by. */
type CancelRequest = {
  reason: StaffCancelReason;
  words: string;
  offSale: readonly { id: number | string; name: string }[];
};

type Orders = { put(order: DeskOrder): void; refresh(uuid: string): Promise<void> };

const withoutOrder = (moves: readonly LastMove[], uuid: string) => moves.filter(({ order }) => order.uuid !== uuid);

/** The moves of this desk that can be undone, the last one first, and the one that is offered by itself. Rule: desk/DE7. */
function useMoveHistory() {
  const [last, setLast] = useState<LastMove | null>(null);
  const [history, setHistory] = useState<readonly LastMove[]>([]);
  return {
    last,
    history,
    /** Of each order only its last move can be undone. */
    remember: (order: DeskOrder) => {
      const move = { order, at: Date.now() };
      setLast(move);
      setHistory((known) => [move, ...withoutOrder(known, order.uuid)].slice(0, UNDO_MOVES));
    },
    forget: (uuid: string) => {
      setLast(null);
      setHistory((known) => withoutOrder(known, uuid));
    },
    forgetLast: () => setLast(null),
  };
}

/** Why an order was not moved. Rules: desk/DE8, staff/SP3. */
function failureWord({ status, fields, changedBy }: Extract<DeskResponse<unknown>, { ok: false }>): keyof DeskMessages {
  if (status === 403 && fields.includes('lines')) return 'order_of_others';
  if (status !== 409 && status !== 422) return 'not_moved';
  if (fields.includes('payment')) return 'reservation_over';
  return changedBy === null ? 'moved_by_other' : 'moved_by';
}

/** Runs calls that change an order: which are under way, and what to say about the last one. Rule: desk/DE8. */
function useRunner({ put, refresh }: Orders, onSignedOut: () => void) {
  const { t } = useDesk();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  /** Known at once, while the screen shows it when it has time: a tap on a full board must not wait for all its tickets. */
  const underWay = useRef(new Set<string>());
  const [message, setMessage] = useState<{ text: string; isError: boolean } | null>(null);

  /** `keepsMessage`: what was said before stays, as while several orders are moved. */
  const run = async (
    order: DeskOrder,
    call: () => Promise<DeskResponse<DeskOrder>>,
    keepsMessage = false,
  ): Promise<DeskOrder | null> => {
    if (underWay.current.has(order.uuid)) return null;
    underWay.current.add(order.uuid);
    startTransition(() => {
      setBusy((uuids) => new Set(uuids).add(order.uuid));
      if (!keepsMessage) setMessage(null);
    });
    const response = await call();
    underWay.current.delete(order.uuid);
    setBusy((uuids) => new Set([...uuids].filter((uuid) => uuid !== order.uuid)));
    if (response.ok) {
      put(response.value);
      return response.value;
    }
    const number = `#${order.num}`;
    if (isSignedOut(response)) onSignedOut();
    else setMessage({ text: t(failureWord(response), { number, name: response.changedBy ?? '' }), isError: true });
    await refresh(order.uuid);
    return null;
  };
  return { busy, message, setMessage, run };
}

/** The moves of this desk: what is under way, what can be undone, and what to say about it. Rules: desk/DE7, desk/DE8. */
export function useMoves(orders: Orders, onSignedOut: () => void) {
  const { t } = useDesk();
  const { busy, message, setMessage, run } = useRunner(orders, onSignedOut);
  const { remember, forget, ...undoable } = useMoveHistory();

  const runUndoable = async (
    order: DeskOrder,
    call: () => Promise<DeskResponse<DeskOrder>>,
    keepsMessage = false,
  ): Promise<void> => {
    const moved = await run(order, call, keepsMessage);
    if (moved !== null) remember(moved);
  };
  const move = (order: DeskOrder, to: DeskMove, minutes: number, keepsMessage = false) =>
    runUndoable(order, () => moveOrder(order, to, minutes), keepsMessage);
  /** Says which lines are made; with the last one the order goes on its way. Rule: desk/DE54. */
  const setReady = async (order: DeskOrder, lines: readonly Id[], isReady: boolean, keepsMessage = false) => {
    const body = { lines, is_ready: isReady };
    const changed = await run(order, () => callDesk(`/orders/${order.uuid}/ready`, body), keepsMessage);
    if (changed !== null && changed.ostatus_id !== order.ostatus_id) remember(changed);
  };
  const take = async (order: DeskOrder, step: OrderStep, keepsMessage = false) => {
    if (step.kind === 'lines') await setReady(order, step.lines, true, keepsMessage);
    if (step.kind === 'move') await move(order, step.move, step.minutes, keepsMessage);
  };
  /** One after the other, so that what was said of one that could not be moved stays. Rule: desk/DE92. */
  const takeAll = async (steps: readonly { order: DeskOrder; step: OrderStep }[]) => {
    setMessage(null);
    for (const { order, step } of steps) await take(order, step, true);
  };
  /** Ten minutes more than what was promised. Rule: desk/DE31. */
  const moreTime = (order: DeskOrder) => runUndoable(order, () => promiseLater(order, Date.now()));
  const undo = async ({ order }: LastMove) => {
    forget(order.uuid);
    const undone = await run(order, () => callDesk(`/orders/${order.uuid}/undo`, { version: order.version }));
    if (undone !== null) setMessage({ text: t('undone', { number: `#${order.num}` }), isError: false });
  };
  /** Takes an order that is done back to its way. Rule: desk/DE59. */
  const reopen = (order: DeskOrder) =>
    run(order, () => callDesk(`/orders/${order.uuid}/reopen`, { version: order.version }));
  /** `words`: what the guest reads with the reason. `offSale`: what is marked as sold out once the order is cancelled. */
  const cancel = async (order: DeskOrder, { reason, words, offSale }: CancelRequest): Promise<void> => {
    const body = { version: order.version, reason, ...(words !== '' && { words }) };
    if ((await run(order, () => callDesk(`/orders/${order.uuid}/cancel`, body))) === null) return;
    for (const { id, name } of offSale) {
      const response = await callDesk(`/content/products/${id}/sale`, { sold_out: true });
      if (isSignedOut(response)) return onSignedOut();
      if (!response.ok) setMessage({ text: t('not_off_sale', { name }), isError: true });
    }
  };
  /** Says what came of something that is no move. */
  const announce = (text: string) => setMessage({ text, isError: false });
  const addNote = async (order: DeskOrder, content: string) =>
    (await run(order, () => callDesk(`/orders/${order.uuid}/notes`, { content }))) !== null;
  return {
    ...undoable,
    busy,
    message,
    take,
    takeAll,
    setReady,
    moreTime,
    undo,
    reopen,
    cancel,
    announce,
    addNote,
  };
}

export type Moves = ReturnType<typeof useMoves>;
