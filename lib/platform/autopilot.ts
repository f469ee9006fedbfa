import { setImmediate as nextTurn } from 'node:timers/promises';
import { autopilotAction } from '@/lib/domain/orders/order-moves';
import { dueChatAnswers } from './chat/autopilot-chats';
import type { PlatformContext } from './context';
import { moveDeskOrder } from './orders/desk-orders';
import { dueOrders } from './stores/autopilot';

/**
 * Plays the staff of the hotels that the operator names: approves an order with an expected time, finishes it, and
 * answers chats, so that one person can watch the whole product move. It is never switched on by a hotel's own data: a
 * copied demo hotel would finish the orders of real guests. It keeps nothing in memory: what is due stands in the store,
 * so it goes on after a restart, and two processes at once do no harm.
 */
export type Autopilot = {
  start(): void;
  /** Ends after the step that is under way. */
  stop(): Promise<void>;
  /** One round over all its hotels. */
  round(): Promise<void>;
};

/** How the staff behave: each time counts from the step before. */
export type AutopilotTimes = {
  approveAfterSeconds: number;
  expectedSeconds: number;
  doneAfterSeconds: number;
  /** To a guest who writes in the chat; long enough to be seen typing. */
  answerAfterSeconds: number;
};

export type AutopilotOptions = {
  /** The codes of the hotels whose staff it plays. */
  hotels: readonly string[];
  times?: Partial<AutopilotTimes>;
};

/** Quick enough that one person can watch an order move, slow enough to see each step. */
const USUAL_TIMES: AutopilotTimes = {
  approveAfterSeconds: 6,
  expectedSeconds: 240,
  doneAfterSeconds: 30,
  answerAfterSeconds: 4,
};

const EVERY_MS = 1000;
/** An order that is not reached in this round is moved in a later one. */
const MOST_AT_ONCE = 50;

export function autopilot(context: PlatformContext, { hotels, times }: AutopilotOptions): Autopilot {
  const pace = { ...USUAL_TIMES, ...times };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  let isStopped = false;
  const round = async () => {
    for (const step of await dueSteps(context, hotels, pace)) {
      if (isStopped) return;
      await step();
      // Guests go first: whatever they have asked meanwhile is answered before the next step.
      await nextTurn();
    }
  };
  const tick = () => {
    if (isBusy) return;
    isBusy = true;
    running = round()
      .catch((error: unknown) => context.report(error, 'autopilot'))
      .finally(() => {
        isBusy = false;
      });
  };
  return {
    round,
    start() {
      if (timer !== undefined || hotels.length === 0) return;
      isStopped = false;
      timer = setInterval(tick, EVERY_MS);
      // A demo must not keep a process alive that has nothing else to do.
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      isStopped = true;
      await running;
    },
  };
}

type Step = () => Promise<unknown>;

/** Everything that is due now. An order stands in it once: it is not approved and finished in one round. */
async function dueSteps(
  context: PlatformContext,
  hotels: readonly string[],
  pace: AutopilotTimes,
): Promise<readonly Step[]> {
  const ago = (seconds: number) => new Date(context.now().getTime() - seconds * 1000).toISOString();
  const orders = await dueOrders(context.database.db, hotels, {
    draftSince: ago(pace.approveAfterSeconds),
    pendingSince: ago(pace.doneAfterSeconds),
    limit: MOST_AT_ONCE,
  });
  const moves = orders.map(({ hotel, uuid, group }): Step => {
    const promised = group === 'draft' ? pace.expectedSeconds : null;
    return () =>
      moveDeskOrder(context, hotel, uuid, autopilotAction(group), { expectedSeconds: promised, reason: null });
  });
  return [...moves, ...(await dueChatAnswers(context, hotels, pace.answerAfterSeconds))];
}
