import { millisecondsInDay } from 'date-fns/constants';
import type { ClockJump } from '@/lib/domain/privacy/clock-jump';
import type { PlatformContext } from '../context';
import { deleteEndedHolds } from '../stores/catalogue/slot-holds';
import { deleteReplacedBefore } from '../stores/content-changes';
import { deleteDeliveriesBefore } from '../stores/deliveries';
import { deleteHandoversBefore } from '../stores/handover-notes';
import { deleteKeysBefore } from '../stores/idempotent-calls';
import { deleteEntriesBefore } from '../stores/lotteries';
import { deleteNotificationsBefore } from '../stores/notifications';
import { deleteEventsBefore, lockOutbox } from '../stores/outbox';
import { deleteReportsBefore } from '../stores/payment-reports';
import {
  anonymiseOrders,
  chatsBefore,
  deletePersonsBefore,
  everyHotel,
  personalOrdersBefore,
} from '../stores/personal-data';
import { deleteEndedSubscriptions } from '../stores/push-subscriptions';
import { trustTime } from '../stores/retention-clock';
import { deleteLogBefore } from '../stores/staff/staff-log';
import { deleteEndedStaffPhones } from '../stores/staff-phones';
import { deleteTriesBefore } from '../stores/stay-code-tries';
import { deleteTestsBefore } from '../stores/tickets';
import { readClockJump } from './clock-jump';
import { deleteChatWithFiles } from './delete-chat';
import { deleteStrayFiles } from './delete-stray-files';

/** How many entities one round has deleted or anonymised. */
type RetentionFigures = { orders: number; chats: number; files: number; entries: number; persons: number };

/** A round that did not run, because the clock is further ahead than can be believed. */
type SkippedRound = { clockJump: ClockJump };

type RetentionRound = RetentionFigures | SkippedRound;

export type Retention = {
  /** Runs a round now and one every day. `onRound` receives the outcome of each. */
  start(onRound: (round: RetentionRound) => void): void;
  /** Resolves when the round in progress has ended. */
  stop(): Promise<void>;
  /** Runs one round over all hotels. */
  runOnce(): Promise<RetentionRound>;
};

export const DEFAULT_RETENTION_DAYS = 400;

const EVENT_RETENTION_DAYS = 7;
/** Rule: notifications/NO9. */
const DELIVERY_RETENTION_DAYS = 7;
/** Of tickets that only prove that a printer prints. */
const TEST_RETENTION_DAYS = 7;
/** Longer than any payment service repeats a report. */
const REPORT_RETENTION_DAYS = 30;
/** Orders or chats per transaction; bounds how long other writers wait. */
const BATCH_SIZE = 100;

/**
 * Removes personal data after the retention period: anonymises orders, and deletes chats with their files, entries in
 * draws, and persons of whom nothing else is left. The store shows what is due, so two processes can run it at the same
 * time, and the next round makes up for a missed one. Everything that is deleted by its age alone is deleted here, so
 * that a wrong clock deletes nothing. Rules: personal-data/PD1, personal-data/PD3.
 */
export function createRetention(context: PlatformContext, days: number): Retention {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runOnce = async (): Promise<RetentionRound> => {
    const now = context.now();
    const clockJump = await readClockJump(context);
    if (clockJump !== null) return { clockJump };
    // A clock before the build is behind: trusting it would let the right time look like a jump.
    if (context.builtAt === null || now.toISOString() >= context.builtAt)
      await trustTime(context.database.db, now.toISOString());
    const daysAgo = (count: number) => new Date(now.getTime() - count * millisecondsInDay).toISOString();
    await deleteEventsBefore(context.database.db, daysAgo(EVENT_RETENTION_DAYS));
    await deleteDeliveriesBefore(context.database.db, daysAgo(DELIVERY_RETENTION_DAYS));
    await deleteReportsBefore(context.database.db, daysAgo(REPORT_RETENTION_DAYS));
    await deleteTestsBefore(context.database.db, daysAgo(TEST_RETENTION_DAYS), { onlyWaiting: false });
    const before = daysAgo(days);
    await deleteNotificationsBefore(context.database.db, before);
    await deleteReplacedBefore(context.database.db, before);
    await deleteLogBefore(context.database.db, before);
    const figures = { orders: 0, chats: 0, files: 0, entries: 0, persons: 0 };
    for (const hotel of await everyHotel(context.database.db)) {
      try {
        await cleanHotel(context, { hotel, before, figures });
      } catch (error) {
        // If a file of one hotel cannot be deleted, the other hotels are still cleaned.
        context.reportError(error, 'retention');
      }
    }
    return figures;
  };
  return {
    runOnce,
    start(onRound) {
      if (timer !== undefined) return;
      const round = () => {
        running = runOnce()
          .then(onRound)
          .catch((error: unknown) => context.reportError(error, 'retention'));
      };
      timer = setInterval(round, millisecondsInDay);
      // The timer alone must not keep the process alive.
      timer.unref();
      round();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

/** Removes one hotel's expired data and adds the numbers to `figures`. */
async function cleanHotel(
  context: PlatformContext,
  { hotel, before, figures }: { hotel: string; before: string; figures: RetentionFigures },
): Promise<void> {
  const dayAgo = new Date(context.now().getTime() - millisecondsInDay).toISOString();
  await deleteKeysBefore(context.database.db, hotel, dayAgo);
  await deleteTriesBefore(context.database.db, hotel, dayAgo.slice(0, 10));
  await deleteEndedHolds(context.database.db, hotel, context.now().toISOString());
  figures.orders += await anonymiseOldOrders(context, hotel, before);
  await deleteOldChats(context, { hotel, before, figures });
  figures.files += await deleteStrayFiles(context, hotel, before);
  figures.entries += await deleteOldEntries(context, hotel, before);
  figures.persons += await deletePersonsBefore(context.database.db, hotel, before);
  await deleteHandoversBefore(context.database.db, hotel, before);
  const now = context.now().toISOString();
  await deleteEndedSubscriptions(context.database.db, hotel, now);
  await deleteEndedStaffPhones(context.database.db, hotel, now);
}

async function anonymiseOldOrders({ database, now }: PlatformContext, hotel: string, before: string): Promise<number> {
  let anonymised = 0;
  for (;;) {
    const uuids = await personalOrdersBefore(database.db, hotel, before, BATCH_SIZE);
    if (uuids.length === 0) return anonymised;
    await database.db.transaction().execute(async (db) => {
      await lockOutbox(db, hotel);
      await anonymiseOrders(db, hotel, uuids, now().toISOString());
    });
    anonymised += uuids.length;
  }
}

async function deleteOldChats(
  context: PlatformContext,
  { hotel, before, figures }: { hotel: string; before: string; figures: RetentionFigures },
): Promise<void> {
  for (;;) {
    const uuids = await chatsBefore(context.database.db, hotel, before, BATCH_SIZE);
    if (uuids.length === 0) return;
    for (const uuid of uuids) {
      figures.files += await deleteChatWithFiles(context, hotel, uuid);
      figures.chats += 1;
    }
  }
}

/** Entries are small, so one transaction deletes all that are due. */
const deleteOldEntries = ({ database }: PlatformContext, hotel: string, before: string): Promise<number> =>
  database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    return deleteEntriesBefore(db, hotel, before);
  });
