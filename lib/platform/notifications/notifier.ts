import { retryDelaySeconds } from '@/lib/domain/notifications/retry';
import type { PlatformContext } from '../context';
import { isOnlyPushed } from '../database/notification-table';
import { insertDelivery } from '../stores/deliveries';
import {
  type DueNotification,
  deleteNotification,
  dueNotifications,
  postponeNotification,
  takeNotification,
} from '../stores/notifications';
import { type AttemptOutcome, attemptDelivery } from './attempt-delivery';
import { type BackgroundJob, backgroundJob } from './background-job';
import { sendNotification } from './send-notification';
import type { SendOptions } from './send-options';

export type NotifierOptions = SendOptions & {
  /** Called after each failed attempt, for the log; contains no personal data. */
  onFailure?(failure: DeliveryFailure): void;
};

type DeliveryFailure = {
  hotel: string;
  channel: string;
  id: string;
  attempts: number;
  error: string;
  isGivenUp: boolean;
};

/**
 * Sends the stored notifications. An attempt takes a notification with a lease in the store, so that two processes never
 * send it at the same time; what a process that was killed had taken is sent again after the lease. Therefore a
 * notification arrives at least once.
 */
export type Notifier = BackgroundJob & {
  /** Sends what is due; resolves when all these attempts have ended. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 1_000;
/** Longer than any attempt can take. */
const LEASE_MS = 120_000;
/** Apart from each other, so that the phones of many guests never delay what a hotel's own system is to hear. */
const GROUPS = [{ channels: ['webhook', 'mail'] }, { channels: ['push'] }] as const;
/** Of each group. */
const MAX_ATTEMPTS_AT_ONCE = 16;
/** Attempts at once for a hotel, channel and recipient. */
const MAX_PER_TARGET = 2;

/** Creates the job, which sends the notifications of all hotels. Rules: notifications/NO5, notifications/NO6. */
export function createNotifier(context: PlatformContext, options: NotifierOptions): Notifier {
  const groups = GROUPS.map(({ channels }) => createGroup(context, options, { channels, onEnd: () => job.wake() }));
  const begin = async () => {
    for (const group of groups) await group.begin();
  };
  const ended = () => Promise.all(groups.map((group) => group.ended()));
  const onError = (error: unknown) => context.reportError(error, 'notifications');
  const job = backgroundJob({ intervalMs: INTERVAL_MS, run: begin, onError });
  return {
    start: job.start,
    async stop() {
      await job.stop();
      await ended();
    },
    async runOnce() {
      await begin();
      await ended();
    },
  };
}

/** The attempts of some channels. `onEnd`: one has ended, so that another that is due can have its place. */
function createGroup(
  context: PlatformContext,
  options: NotifierOptions,
  { channels, onEnd }: { channels: readonly DueNotification['channel'][]; onEnd(): void },
): { begin(): Promise<void>; ended(): Promise<unknown> } {
  const onError = (error: unknown) => context.reportError(error, 'notifications');
  const running = new Map<Promise<void>, string>();
  const isFree = (target: string) => [...running.values()].filter((each) => each === target).length < MAX_PER_TARGET;
  /** Takes what is due and begins to send it, without waiting for the receivers. */
  const begin = async () => {
    const { db } = context.database;
    const now = context.now();
    const leaseEnd = new Date(now.getTime() + LEASE_MS).toISOString();
    const free = MAX_ATTEMPTS_AT_ONCE - running.size;
    if (free <= 0) return;
    const due = await dueNotifications(db, now.toISOString(), { channels, limit: free, perTarget: MAX_PER_TARGET });
    for (const each of due) {
      const target = `${each.hotel} ${each.channel} ${each.recipient ?? ''}`;
      if (!isFree(target) || !(await takeNotification(db, each, leaseEnd))) continue;
      const attempt = deliver(context, options, { ...each, attempts: each.attempts + 1 })
        .catch(onError)
        .finally(() => {
          running.delete(attempt);
          onEnd();
        });
      running.set(attempt, target);
    }
  };
  return { begin, ended: () => Promise.all(running.keys()) };
}

/** Makes one attempt, and stores how it ended. */
async function deliver(
  context: PlatformContext,
  options: NotifierOptions,
  notification: DueNotification,
): Promise<void> {
  const { db } = context.database;
  const outcome = await attemptDelivery(() => sendNotification(context, options, notification));
  const { error } = outcome;
  if (error === null) {
    await noteArrival(context, notification, outcome);
    return;
  }
  const { id, hotel, channel, attempts } = notification;
  const delay = retryDelaySeconds(attempts);
  const due_at = delay === null ? null : new Date(context.now().getTime() + delay * 1000).toISOString();
  // Staff cannot help a guest's phone, so nothing is kept for them.
  if (due_at === null && channel === 'push') await deleteNotification(db, notification);
  else await postponeNotification(db, notification, { due_at, last_error: error });
  options.onFailure?.({ hotel, channel, id, attempts, error, isGivenUp: due_at === null });
}

/** Takes what has arrived out of the outbox; what the hotel has received stays listed. Rule: notifications/NO9. */
async function noteArrival(
  { database, now }: PlatformContext,
  notification: DueNotification,
  { http_status, duration_ms }: AttemptOutcome,
): Promise<void> {
  const { id, hotel, channel, type, attempts, created_at } = notification;
  const { order_uuid, order_status, chat_uuid, escalation, sequence } = notification;
  await database.db.transaction().execute(async (db) => {
    const isLast = await deleteNotification(db, notification);
    if (!isLast || channel === 'push' || isOnlyPushed(type)) return;
    const subject = { order_uuid, order_status, chat_uuid, escalation, sequence };
    const how = { attempts, http_status, duration_ms, created_at, delivered_at: now().toISOString() };
    await insertDelivery(db, { id, hotel, channel, type, ...subject, ...how });
  });
}
