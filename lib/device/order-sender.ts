import {
  abandonOrder,
  type BuildRequest,
  checkInterruptedOrder,
  type SendOutcome,
  type SendTools,
  sendOrder,
} from './send-order';

/**
 * The one sender of a tab: one thing at a time, and told to whoever shows it. It outlives the drawer, because a guest
 * may close that while the order is on its way. Rule: sending/SE3.
 */
export type SendState =
  | { phase: 'idle' | 'asking' | 'sending' }
  /** `isAwaited`: a guest has tapped for it. Else it is what was found out about an order that was left. */
  | { phase: 'settled'; outcome: SendOutcome; isAwaited: boolean };

export type OrderSender = {
  state(): SendState;
  subscribe(listener: () => void): () => void;
  /** Sends the kept order, else what the guest wants now. null: one is being sent already, so this tap does nothing. */
  send(makeWish: BuildRequest): Promise<SendOutcome | null>;
  /** Resolves what a closed tab has left. null: something else is under way. */
  checkInterrupted(): Promise<SendOutcome | null>;
  /** Gives up the kept order. null: something else is under way. */
  abandon(): Promise<SendOutcome | null>;
  /** Nobody could see what became of the last try: it stays for the checkout that is opened next. */
  retainOutcome(): void;
  /**
   * A checkout is opened: takes away what was said of the last try. true: that stays, since it was kept for this
   * opening.
   */
  resetOnOpen(): boolean;
};

export type OrderSenderTools = SendTools & {
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
  /** What is decided in a turn is decided on what the tabs before it have left, not on what this one saw last. */
  const inTurn = (work: () => Promise<SendOutcome>): Promise<SendOutcome> =>
    exclusively(async (hasWaited) => {
      if (hasWaited) await tools.clock.wait(STORAGE_LAG_MS);
      for (const each of Object.values(tools.device)) each.reread();
      return work();
    });
  /** An accident in between must not leave the button turning for ever. */
  const orIdle = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (accident) {
      show(IDLE);
      throw accident;
    }
  };
  const ask = async (
    question: (tools: SendTools) => Promise<SendOutcome>,
    isAwaited: boolean,
  ): Promise<SendOutcome | null> => {
    if (state.phase === 'sending' || asking !== null) return null;
    show({ phase: 'asking' });
    asking = orIdle(inTurn(() => question(tools)));
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
    async send(makeWish) {
      if (isSending()) return null;
      show({ phase: 'sending' });
      const asked = await asking;
      if (asked?.kind === 'accepted') return null;
      return settle(await orIdle(inTurn(() => sendOrder(tools, makeWish))), true);
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
