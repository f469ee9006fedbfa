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

/** How much one round has deleted or anonymised. */
type RetentionFigures = { orders: number; chats: number; files: number; persons: number };

export type Retention = {
  /** Makes a round now and one every day; tells the figures of each. */
  start(onRound: (figures: RetentionFigures) => void): void;
  /** Ends after the round that is under way. */
  stop(): Promise<void>;
  /** One round over all hotels. */
  run(): Promise<RetentionFigures>;
};

export const USUAL_RETENTION_DAYS = 400;

const DAY_MS = 86_400_000;
const DAYS_OF_EVENTS = 7;
/** Orders and chats in one go: what is behind them waits for so long at most. */
const AT_ONCE = 100;

/**
 * Ends what is personal once it is older than the retention: orders are anonymised, chats deleted with their files, and
 * persons of whom nothing is left. What is due stands in the store, so two processes at once do no harm, and a round
 * that was missed is made up for. Rule: personal-data/PD1
 */
export function createRetention(context: PlatformContext, days: number): Retention {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<RetentionFigures> => {
    const now = context.now();
    const before = new Date(now.getTime() - days * DAY_MS).toISOString();
    await deleteEventsBefore(context.database.db, new Date(now.getTime() - DAYS_OF_EVENTS * DAY_MS).toISOString());
    const figures = { orders: 0, chats: 0, files: 0, persons: 0 };
    for (const hotel of await everyHotel(context.database.db)) {
      try {
        await endHotel(context, { hotel, before, figures });
      } catch (error) {
        // A file that cannot be deleted here must not keep the other hotels' guests in the store.
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
      // Nothing else keeps a process alive either.
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

/** What one hotel has to end; counts it while it goes. */
async function endHotel(
  context: PlatformContext,
  { hotel, before, figures }: { hotel: string; before: string; figures: RetentionFigures },
): Promise<void> {
  figures.orders += await endOrders(context, hotel, before);
  await endChats(context, { hotel, before, figures });
  figures.files += await deleteStrayFiles(context, hotel, before);
  figures.persons += await deletePersonsBefore(context.database.db, hotel, before);
}

async function endOrders({ database, now }: PlatformContext, hotel: string, before: string): Promise<number> {
  let ended = 0;
  for (;;) {
    const uuids = await personalOrdersBefore(database.db, hotel, before, AT_ONCE);
    if (uuids.length === 0) return ended;
    await database.db.transaction().execute(async (db) => {
      await lockOutbox(db, hotel);
      await anonymiseOrders(db, hotel, uuids, now().toISOString());
    });
    ended += uuids.length;
  }
}

async function endChats(
  context: PlatformContext,
  { hotel, before, figures }: { hotel: string; before: string; figures: RetentionFigures },
): Promise<void> {
  for (;;) {
    const uuids = await chatsBefore(context.database.db, hotel, before, AT_ONCE);
    if (uuids.length === 0) return;
    for (const uuid of uuids) {
      figures.files += await deleteChatWithFiles(context, hotel, uuid);
      figures.chats += 1;
    }
  }
}
