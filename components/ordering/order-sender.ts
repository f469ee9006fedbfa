import { browserApi } from '@/lib/contract/browser';
import { cart } from '@/lib/device/cart';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { newUuid } from '@/lib/device/new-uuid';
import { orderUuids } from '@/lib/device/order-uuids';
import { propertyValues } from '@/lib/device/property-values';
import { withTabLock } from '@/lib/device/with-tab-lock';
import { orderIntent } from './pending-order';
import {
  abandonOrder,
  type BuildRequest,
  checkInterruptedOrder,
  type SendOutcome,
  type SendTools,
  sendOrder,
} from './send-order';

/**
 * The one sender of a tab: it does one thing at a time, and its state can be subscribed to. It outlives the drawer,
 * because a guest may close that while the order is on its way. Rule: sending/SE3.
 */
export type SendState =
  | { phase: 'idle' | 'asking' | 'sending' }
  /** `isAwaited`: the guest has tapped for it. Else it is what became of an interrupted order. */
  | { phase: 'settled'; outcome: SendOutcome; isAwaited: boolean };

export type OrderSender = {
  state(): SendState;
  subscribe(listener: () => void): () => void;
  /** Sends the kept order, else what the guest wants now. null: one is being sent already, so this tap does nothing. */
  send(buildRequest: BuildRequest): Promise<SendOutcome | null>;
  /** Checks the order that a closed tab has interrupted. null: something else is under way. */
  checkInterrupted(): Promise<SendOutcome | null>;
  /** Abandons the kept order. null: something else is under way. */
  abandon(): Promise<SendOutcome | null>;
  /** Keeps the outcome of the last try for the checkout that is opened next: no checkout was open to show it. */
  retainOutcome(): void;
  /**
   * Clears the outcome of the last try when a checkout is opened. Returns true when it stays, since it was retained
   * for this opening.
   */
  resetOnOpen(): boolean;
};

type OrderSenderTools = SendTools & {
  /** Runs work while no other tab of this phone sends. `hasWaited`: another tab was sending until now. */
  exclusively: <T>(work: (hasWaited: boolean) => Promise<T>) => Promise<T>;
};

/** Browsers show a tab what another tab has stored some milliseconds late. */
export const STORAGE_LAG_MS = 100;

const IDLE: SendState = { phase: 'idle' };

export function createOrderSender({ exclusively, ...tools }: OrderSenderTools): OrderSender {
  const listeners = new Set<() => void>();
  let state: SendState = IDLE;
  let asking: Promise<SendOutcome> | null = null;
  let isKeptForOpening = false;

  const show = (next: SendState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const settle = (outcome: SendOutcome, isAwaited: boolean): SendOutcome => {
    isKeptForOpening = false;
    show(outcome.kind === 'nothing' ? IDLE : { phase: 'settled', outcome, isAwaited });
    return outcome;
  };
  /** Inside the lock, decisions are made on what other tabs have stored, not on what this one has read before. */
  const withLock = (work: () => Promise<SendOutcome>): Promise<SendOutcome> =>
    exclusively(async (hasWaited) => {
      if (hasWaited) await tools.clock.wait(STORAGE_LAG_MS);
      for (const each of Object.values(tools.device)) each.reread();
      return work();
    });
  /** An unexpected error must not leave the button in its sending state for ever. */
  const orIdle = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      show(IDLE);
      throw error;
    }
  };
  const ask = async (
    question: (tools: SendTools) => Promise<SendOutcome>,
    isAwaited: boolean,
  ): Promise<SendOutcome | null> => {
    if (state.phase === 'sending' || asking !== null) return null;
    show({ phase: 'asking' });
    asking = orIdle(withLock(() => question(tools)));
    try {
      const outcome = await asking;
      // A tap on "send" may have come meanwhile: it goes on from here, unless there is nothing left to send.
      return isSending() && outcome.kind !== 'accepted' ? outcome : settle(outcome, isAwaited);
    } finally {
      asking = null;
    }
  };
  const isSending = () => state.phase === 'sending';

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(buildRequest) {
      if (isSending()) return null;
      show({ phase: 'sending' });
      const asked = await asking;
      if (asked?.kind === 'accepted') return null;
      return settle(await orIdle(withLock(() => sendOrder(tools, buildRequest))), true);
    },
    checkInterrupted: () => ask(checkInterruptedOrder, false),
    abandon: () => ask(abandonOrder, true),
    retainOutcome() {
      isKeptForOpening = state.phase === 'settled';
    },
    resetOnOpen() {
      const isKept = isKeptForOpening;
      isKeptForOpening = false;
      if (!isKept && state.phase === 'settled') show(IDLE);
      return isKept;
    },
  };
}

let sender: OrderSender | undefined;

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The sender of this tab, over the phone's own storage, clock and network. A page belongs to one hotel. */
export function getOrderSender(hotelCode: string): OrderSender {
  sender ??= createOrderSender({
    api: browserApi(),
    hotelCode,
    device: {
      intent: orderIntent,
      cart,
      orders: orderUuids,
      person: personUuid,
      name: guestName,
      room: roomNumber,
      answers: propertyValues,
    },
    clock: { wait },
    newUuid,
    exclusively: (work) => withTabLock('order-sending', work),
  });
  return sender;
}
