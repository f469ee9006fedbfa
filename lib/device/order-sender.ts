import { askForLeft, giveUp, type MakeWish, type SendOutcome, type SendTools, trySending } from './send-order';

/**
 * The one sender of a tab: one thing at a time, and told to whoever shows it. It outlives the drawer, because a guest
 * may close that while the order is on its way. Source: guest-app 4 "Order submission" (a send is ignored while one is
 * under way), reading 32.
 */
export type SendState = { phase: 'idle' | 'asking' | 'sending' } | { phase: 'settled'; outcome: SendOutcome };

export type OrderSender = {
  state(): SendState;
  subscribe(listener: () => void): () => void;
  /** Sends the kept order, else what the guest wants now. null: one is being sent already, so this tap does nothing. */
  send(makeWish: MakeWish): Promise<SendOutcome | null>;
  /** Resolves what a closed tab has left. null: something else is under way. */
  resolve(): Promise<SendOutcome | null>;
  /** Gives up the kept order. null: something else is under way. */
  giveUp(): Promise<SendOutcome | null>;
  /** Takes away what was said of the last try, when the cart is opened anew. */
  forgetOutcome(): void;
};

export type SenderTools = SendTools & {
  /** Runs work while no other tab of this phone does the same. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
};

const IDLE: SendState = { phase: 'idle' };

export function orderSender(tools: SenderTools): OrderSender {
  const listeners = new Set<() => void>();
  let state: SendState = IDLE;
  let asking: Promise<SendOutcome> | null = null;

  const show = (next: SendState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const settle = (outcome: SendOutcome): SendOutcome => {
    show(outcome.kind === 'nothing' ? IDLE : { phase: 'settled', outcome });
    return outcome;
  };
  /** An accident in between must not leave the button turning for ever. */
  const orIdle = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (accident) {
      show(IDLE);
      throw accident;
    }
  };
  const ask = async (question: (tools: SendTools) => Promise<SendOutcome>): Promise<SendOutcome | null> => {
    if (state.phase === 'sending' || asking !== null) return null;
    show({ phase: 'asking' });
    asking = orIdle(tools.alone(() => question(tools)));
    try {
      const outcome = await asking;
      // A tap on "send" may have come meanwhile: it goes on from here, unless there is nothing left to send.
      return isSending() && outcome.kind !== 'accepted' ? outcome : settle(outcome);
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
      return settle(await orIdle(tools.alone(() => trySending(tools, makeWish))));
    },
    resolve: () => ask(askForLeft),
    giveUp: () => ask(giveUp),
    forgetOutcome() {
      if (state.phase === 'settled') show(IDLE);
    },
  };
}
