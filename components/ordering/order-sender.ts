import { browserApi } from '@/lib/contract/browser';
import { cart } from '@/lib/device/cart';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { newUuid } from '@/lib/device/new-uuid';
import { orderUuids } from '@/lib/device/order-uuids';
import { propertyValues } from '@/lib/device/property-values';
import { withTabLock } from '@/lib/device/with-tab-lock';
import { loadSendOrder } from './load-send-order';
import { orderIntent } from './pending-order';
import type { BuildRequest, SendOutcome, SendTools } from './send-order';

/** The state of the order sender. `checking`: it is checking a pending order. */
export type SendState =
  | { phase: 'idle' | 'checking' | 'sending' }
  /** `isAwaited`: the guest started the operation; otherwise it is the outcome of an interrupted order. */
  | { phase: 'settled'; outcome: SendOutcome; isAwaited: boolean };

/**
 * The order sender of a tab. It runs one operation at a time, and its state can be subscribed to. It outlives the
 * drawer, because a guest may close that while the order is being sent. Rule: sending/SE3.
 */
export type OrderSender = {
  state(): SendState;
  subscribe(listener: () => void): () => void;
  /** Sends the pending order, else a new one. null: an order is already being sent. */
  send(buildRequest: BuildRequest): Promise<SendOutcome | null>;
  /** Checks the pending order of a closed tab. null: another operation is running. */
  checkInterrupted(): Promise<SendOutcome | null>;
  /** Abandons the pending order. null: another operation is running. */
  abandon(): Promise<SendOutcome | null>;
  /** Keeps the last outcome until the next checkout opens, when none was open to show it. */
  retainOutcome(): void;
  /**
   * Clears the last outcome when a checkout opens. Returns true when the outcome stays, because it was retained for
   * this opening.
   */
  resetOnOpen(): boolean;
};

type OrderSenderTools = SendTools & {
  /** Runs work under a lock across the tabs of this device. `hasWaited`: another tab held the lock before. */
  exclusively: <T>(work: (hasWaited: boolean) => Promise<T>) => Promise<T>;
};

/** Maximum delay, in ms, until a tab sees what another tab has stored. */
export const STORAGE_LAG_MS = 100;

const IDLE: SendState = { phase: 'idle' };

export function createOrderSender({ exclusively, ...tools }: OrderSenderTools): OrderSender {
  const listeners = new Set<() => void>();
  let state: SendState = IDLE;
  let checking: Promise<SendOutcome> | null = null;
  let isRetained = false;

  const show = (next: SendState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const settle = (outcome: SendOutcome, isAwaited: boolean): SendOutcome => {
    isRetained = false;
    show(outcome.kind === 'nothing' ? IDLE : { phase: 'settled', outcome, isAwaited });
    return outcome;
  };
  /** Inside the lock, storage is read again, so that decisions use what other tabs have stored. */
  const withLock = (work: () => Promise<SendOutcome>): Promise<SendOutcome> =>
    exclusively(async (hasWaited) => {
      if (hasWaited) await tools.clock.wait(STORAGE_LAG_MS);
      for (const each of Object.values(tools.device)) each.reread();
      return work();
    });
  /** An unexpected error must not leave the state at `sending` or `checking`. */
  const orIdle = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      show(IDLE);
      throw error;
    }
  };
  const check = async (operation: () => Promise<SendOutcome>, isAwaited: boolean): Promise<SendOutcome | null> => {
    if (state.phase === 'sending' || checking !== null) return null;
    show({ phase: 'checking' });
    checking = orIdle(withLock(operation));
    try {
      const outcome = await checking;
      // The guest may have tapped "send" meanwhile. That send continues, unless the checked order turns out to be
      // accepted.
      return isSending() && outcome.kind !== 'accepted' ? outcome : settle(outcome, isAwaited);
    } finally {
      checking = null;
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
      const checked = await checking;
      if (checked?.kind === 'accepted') return null;
      return settle(await orIdle(withLock(async () => (await loadSendOrder()).sendOrder(tools, buildRequest))), true);
    },
    checkInterrupted: () => check(async () => (await loadSendOrder()).checkInterruptedOrder(tools), false),
    abandon: () => check(async () => (await loadSendOrder()).abandonOrder(tools), true),
    retainOutcome() {
      isRetained = state.phase === 'settled';
    },
    resetOnOpen() {
      const wasRetained = isRetained;
      isRetained = false;
      if (!wasRetained && state.phase === 'settled') show(IDLE);
      return wasRetained;
    },
  };
}

let sender: OrderSender | undefined;

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The sender of this tab, with the device's storage, clock and network. A page belongs to one hotel. */
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
