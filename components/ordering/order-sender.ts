import { type Atom, atom } from 'jotai';
import { withTabLock } from '@/lib/device/with-tab-lock';
import { pageStore } from '@/lib/state/page-store';
import {
  abandonOrder,
  type BuildRequest,
  checkInterruptedOrder,
  type SendOutcome,
  type SendTools,
  sendOrder,
  sendWaitingOrder,
} from './send-order';
import { sendTools } from './send-tools';

/** The state of the order sender. `checking`: it is checking a pending order. */
export type SendState =
  | { phase: 'idle' | 'checking' | 'sending' }
  /** `isAwaited`: the guest started the operation; otherwise it is the outcome of an interrupted order. */
  | { phase: 'settled'; outcome: SendOutcome; isAwaited: boolean };

/**
 * The order sender of a tab. It runs one operation at a time, and its state is an atom. It outlives the
 * drawer, because a guest may close that while the order is being sent. Rule: sending/SE3.
 */
export type OrderSender = {
  hotelCode: string;
  stateAtom: Atom<SendState>;
  state(): SendState;
  /** Sends the pending order, else a new one. null: an order is already being sent. */
  send(buildRequest: BuildRequest): Promise<SendOutcome | null>;
  /** Checks the pending order of a closed tab. null: another operation is running. */
  checkInterrupted(): Promise<SendOutcome | null>;
  /** Sends the order that waits for a network. null: another operation is running. */
  sendWaiting(): Promise<SendOutcome | null>;
  /** Runs what the guest has tapped for, like a send. null: an order is already being sent. */
  begin(operation: Operation): Promise<SendOutcome | null>;
  /** Runs a change of the pending order that no checkout shows. null: another operation is running. */
  change(operation: Operation): Promise<SendOutcome | null>;
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

type OrderSenderTools = {
  hotelCode: string;
  tools: SendTools;
  /** Runs work under a lock across the tabs of this device. `hasWaited`: another tab held the lock before. */
  exclusively: <T>(work: (hasWaited: boolean) => Promise<T>) => Promise<T>;
};

type Operation = (tools: SendTools) => Promise<SendOutcome>;

/** Maximum delay, in ms, until a tab sees what another tab has stored. */
export const STORAGE_LAG_MS = 100;

const never = () => false;
const always = () => true;
const isRefused = ({ kind }: SendOutcome) => kind === 'refused';

const IDLE: SendState = { phase: 'idle' };

export function createOrderSender({ hotelCode, exclusively, tools }: OrderSenderTools): OrderSender {
  const stateAtom = atom<SendState>(IDLE);
  let checking: Promise<SendOutcome> | null = null;
  let isRetained = false;

  const state = () => pageStore.get(stateAtom);
  const show = (next: SendState) => pageStore.set(stateAtom, next);
  const settle = (outcome: SendOutcome, isAwaited: boolean): SendOutcome => {
    isRetained = false;
    const isOver = outcome.kind === 'nothing' || outcome.kind === 'held' || outcome.kind === 'taken-back';
    show(isOver ? IDLE : { phase: 'settled', outcome, isAwaited });
    return outcome;
  };
  /** Inside the lock, storage is read again, so that decisions use what other tabs have stored. */
  const withLock = (work: Operation): Promise<SendOutcome> =>
    exclusively(async (hasWaited) => {
      if (hasWaited) await tools.clock.wait(STORAGE_LAG_MS);
      for (const each of Object.values(tools.device)) each.reread();
      return work(tools);
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
  const check = async (
    operation: Operation,
    isAwaited: (outcome: SendOutcome) => boolean,
    isQuiet = false,
  ): Promise<SendOutcome | null> => {
    if (isSending() || checking !== null) return null;
    if (!isQuiet) show({ phase: 'checking' });
    checking = orIdle(withLock(operation));
    try {
      const outcome = await checking;
      // The guest may have tapped "send" meanwhile. That send continues, unless the checked order turns out to be
      // accepted.
      return isSending() && outcome.kind !== 'accepted' ? outcome : settle(outcome, isAwaited(outcome));
    } finally {
      checking = null;
    }
  };
  const isSending = () => state().phase === 'sending';

  const begin = async (operation: Operation): Promise<SendOutcome | null> => {
    if (isSending()) return null;
    show({ phase: 'sending' });
    const checked = await checking;
    if (checked?.kind === 'accepted') return null;
    return settle(await orIdle(withLock(operation)), true);
  };

  return {
    hotelCode,
    stateAtom,
    state,
    send: (buildRequest) => begin((given) => sendOrder(given, buildRequest)),
    begin,
    change: (operation) => check(operation, never, true),
    checkInterrupted: () => check(checkInterruptedOrder, never),
    // Nobody has tapped for this attempt, so what is shown of the order stays until it succeeds or is refused.
    sendWaiting: () => check(sendWaitingOrder, isRefused, true),
    abandon: async () => {
      await checking?.catch(() => null);
      return check(abandonOrder, always);
    },
    retainOutcome() {
      isRetained = state().phase === 'settled';
    },
    resetOnOpen() {
      const wasRetained = isRetained;
      isRetained = false;
      if (!wasRetained && state().phase === 'settled') show(IDLE);
      return wasRetained;
    },
  };
}

let sender: OrderSender | undefined;

/** The sender of this tab, with the device's storage, clock and network. A page belongs to one hotel. */
export function getOrderSender(hotelCode: string): OrderSender {
  sender ??= createOrderSender({
    hotelCode,
    tools: sendTools(hotelCode),
    exclusively: (work) => withTabLock('order-sending', work),
  });
  return sender;
}
