import type { DeskAction } from '@/lib/contract/desk';
import { answerChats } from './chat/autopilot-chats';
import type { AutopilotTimes } from './content';
import type { PlatformContext } from './context';
import { moveDeskOrder } from './orders/desk-orders';
import { autopilotHotels, type HotelKey } from './stores/hotels';
import { type OrderGroup, waitingSince } from './stores/orders';

/**
 * The staff of the demo hotels: approves an order with an expected time, finishes it, and answers chats, so that one
 * person can watch the whole product move. It keeps nothing in mind: what is due stands in the store, so it goes on
 * after a restart, and two processes at once do no harm. Source: DESIGN "Demo hotels carry `autopilot: true`".
 */
export type Autopilot = {
  start(): void;
  /** Ends after the round that is under way. */
  stop(): Promise<void>;
  /** One round over all hotels. */
  round(): Promise<void>;
};

const EVERY_MS = 1000;
/** An order that came while nobody looked is moved in a later round. */
const MOST_AT_ONCE = 50;

/** `times` overrides what the hotels themselves say. */
export function autopilot(context: PlatformContext, times: Partial<AutopilotTimes> = {}): Autopilot {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const round = async () => {
    for (const hotel of await autopilotHotels(context.database.db)) {
      await serve(context, hotel, { ...hotel.times, ...times });
    }
  };
  const tick = () => {
    if (busy) return;
    busy = true;
    running = round()
      .catch((error: unknown) => context.report(error, 'autopilot'))
      .finally(() => {
        busy = false;
      });
  };
  return {
    round,
    start() {
      if (timer !== undefined) return;
      timer = setInterval(tick, EVERY_MS);
      // A demo must not keep a process alive that has nothing else to do.
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

async function serve(context: PlatformContext, hotel: HotelKey, times: AutopilotTimes): Promise<void> {
  // What waits to be finished goes first: an order is not approved and finished in one round.
  await moveWaiting(context, hotel, { group: 'pending', seconds: times.done_after_seconds, action: 'done' });
  await moveWaiting(
    context,
    hotel,
    { group: 'draft', seconds: times.approve_after_seconds, action: 'approve' },
    times.expected_seconds,
  );
  await answerChats(context, hotel, times);
}

async function moveWaiting(
  context: PlatformContext,
  hotel: HotelKey,
  due: { group: OrderGroup; seconds: number; action: DeskAction },
  expectedSeconds: number | null = null,
): Promise<void> {
  const before = new Date(context.now().getTime() - due.seconds * 1000).toISOString();
  const uuids = await waitingSince(context.database.db, hotel.code, { group: due.group, before, limit: MOST_AT_ONCE });
  for (const uuid of uuids) await moveDeskOrder(context, hotel, uuid, due.action, { expectedSeconds, reason: null });
}
