import { setImmediate as nextTurn } from 'node:timers/promises';
import { autopilotAction } from '@/lib/domain/orders/order-moves';
import { dueChatAnswers } from './chat/autopilot-chats';
import type { PlatformContext } from './context';
import { moveDeskOrder } from './orders/desk-orders';
import { dueOrders } from './stores/autopilot';

/**
 * Simulates the staff of the hotels that the operator names: approves an order with an expected time, finishes it, and
 * answers chats, so that one person can watch the whole product work. A hotel's own data never enables it, because a
 * copied demo hotel would then finish the orders of real guests. It keeps no state in memory: due steps are read from
 * the store, so it continues after a restart, and two processes can run it at the same time.
 */
export type Autopilot = {
  start(): void;
  /** Resolves when the step in progress has ended. */
  stop(): Promise<void>;
  /** Runs one round over all hotels. */
  runOnce(): Promise<void>;
};

/** Seconds, each counted from the previous step. */
type AutopilotTimes = {
  approveAfterSeconds: number;
  expectedSeconds: number;
  doneAfterSeconds: number;
  /** Delay before a chat is answered. Long enough for the guest to see the typing indicator. */
  answerAfterSeconds: number;
};

export type AutopilotOptions = {
  /** The codes of the hotels whose staff are simulated. */
  hotels: readonly string[];
  times?: Partial<AutopilotTimes>;
};

/** Fast enough to watch an order move, slow enough to see each step. */
const DEFAULT_TIMES: AutopilotTimes = {
  approveAfterSeconds: 6,
  expectedSeconds: 240,
  doneAfterSeconds: 30,
  answerAfterSeconds: 4,
};

const INTERVAL_MS = 1000;
/** Maximum steps per round; further steps follow in later rounds. */
const MAX_STEPS_PER_ROUND = 50;

/** Moves the orders and answers the chats of the listed hotels. Rule: embedded-platform/EP8. */
export function createAutopilot(context: PlatformContext, { hotels, times: overrides }: AutopilotOptions): Autopilot {
  const times = { ...DEFAULT_TIMES, ...overrides };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  let isStopped = false;
  const runOnce = async () => {
    for (const step of await dueSteps(context, hotels, times)) {
      if (isStopped) return;
      await step();
      // Guests have priority: requests that arrived meanwhile are answered before the next step.
      await nextTurn();
    }
  };
  const tick = () => {
    if (isBusy) return;
    isBusy = true;
    running = runOnce()
      .catch((error: unknown) => context.reportError(error, 'autopilot'))
      .finally(() => {
        isBusy = false;
      });
  };
  return {
    runOnce,
    start() {
      if (timer !== undefined || hotels.length === 0) return;
      isStopped = false;
      timer = setInterval(tick, INTERVAL_MS);
      // The timer alone must not keep the process alive.
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

/** The steps that are due now, at most one for each order, so that no order is approved and finished in one round. */
async function dueSteps(
  context: PlatformContext,
  hotels: readonly string[],
  times: AutopilotTimes,
): Promise<readonly Step[]> {
  const timeBefore = (seconds: number) => new Date(context.now().getTime() - seconds * 1000).toISOString();
  const orders = await dueOrders(context.database.db, hotels, {
    draftSince: timeBefore(times.approveAfterSeconds),
    pendingSince: timeBefore(times.doneAfterSeconds),
    limit: MAX_STEPS_PER_ROUND,
  });
  const moves = orders.map(({ hotel, uuid, group }): Step => {
    const expectedSeconds = group === 'draft' ? times.expectedSeconds : null;
    return () => moveDeskOrder(context, hotel, uuid, autopilotAction(group), { expectedSeconds, reason: null });
  });
  return [...moves, ...(await dueChatAnswers(context, hotels, times.answerAfterSeconds))];
}
