import type { PlatformContext } from '../context';
import { deleteEventsBefore, lockOutbox } from '../stores/outbox';
import {
  anonymiseOrders,
  chatsBefore,
  deletePersonsBefore,
  everyHotel,
  personalOrdersBefore,
} from '../stores/personal-data';
import { deleteChatWithFiles } from './delete-chat';
import { deleteStrayFiles } from './delete-stray-files';

/** Numbers of what one round has deleted or anonymised. */
type RetentionFigures = { orders: number; chats: number; files: number; persons: number };

export type Retention = {
  /** Runs a round now and one every day; `onRound` receives the figures. */
  start(onRound: (figures: RetentionFigures) => void): void;
  /** Resolves after the round in progress. */
  stop(): Promise<void>;
  /** One round over all hotels. */
  run(): Promise<RetentionFigures>;
};

export const DEFAULT_RETENTION_DAYS = 400;

const DAY_MS = 86_400_000;
const EVENT_RETENTION_DAYS = 7;
/** Orders or chats per transaction, which bounds how long other writers wait. */
const BATCH_SIZE = 100;

/**
 * Ends personal data after the retention period: anonymises orders, deletes chats with their files, and persons
 * without any. What is due is read from the store, so two processes at once do no harm, and a missed round is made up
 * for. Rule: personal-data/PD1
 */
export function createRetention(context: PlatformContext, days: number): Retention {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<RetentionFigures> => {
    const now = context.now();
    const before = new Date(now.getTime() - days * DAY_MS).toISOString();
    await deleteEventsBefore(
      context.database.db,
      new Date(now.getTime() - EVENT_RETENTION_DAYS * DAY_MS).toISOString(),
    );
    const figures = { orders: 0, chats: 0, files: 0, persons: 0 };
    for (const hotel of await everyHotel(context.database.db)) {
      try {
        await cleanHotel(context, { hotel, before, figures });
      } catch (error) {
        // A file that cannot be deleted must not keep the other hotels' data in the store.
        context.reportError(error, 'retention');
      }
    }
    return figures;
  };
  return {
    run,
    start(onRound) {
      if (timer !== undefined) return;
      const round = () => {
        running = run()
          .then(onRound)
          .catch((error: unknown) => context.reportError(error, 'retention'));
      };
      timer = setInterval(round, DAY_MS);
      // The job must not keep an otherwise idle process alive.
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

/** Ends one hotel's due data and adds to `figures`. */
async function cleanHotel(
  context: PlatformContext,
  { hotel, before, figures }: { hotel: string; before: string; figures: RetentionFigures },
): Promise<void> {
  figures.orders += await anonymiseOldOrders(context, hotel, before);
  await deleteOldChats(context, { hotel, before, figures });
  figures.files += await deleteStrayFiles(context, hotel, before);
  figures.persons += await deletePersonsBefore(context.database.db, hotel, before);
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
