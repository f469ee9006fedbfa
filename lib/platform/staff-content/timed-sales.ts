import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlatformContext } from '../context';
import { type BackgroundJob, backgroundJob } from '../notifications/background-job';
import { timedSales } from '../stores/content-changes';
import { findHotelKey } from '../stores/hotels';
import { endSale } from './change-item';

/**
 * Tells guests when something is back on sale at its time. The store shows what is due, so several processes can run it,
 * and reads decide by the time itself, so a late round sells nothing that is sold out. Rules: content/CC4, content/CC8.
 */
export type TimedSales = BackgroundJob & {
  /** Runs one round over all hotels. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 5_000;

export function createTimedSales(context: PlatformContext): TimedSales {
  const onError = (error: unknown) => context.reportError(error, 'products back on sale');
  const runOnce = async () => {
    const now = context.now().getTime();
    for (const change of await timedSales(context.database.db)) {
      const { until } = change.after as { until: string };
      if (Date.parse(until) > now) continue;
      const hotel = await findHotelKey(context.database.db, change.hotel);
      // One hotel's failure must not stop the others.
      if (hotel !== null) await endSale(context, hotel, change).catch(onError);
      await nextTurn();
    }
  };
  return { runOnce, ...backgroundJob({ intervalMs: INTERVAL_MS, run: runOnce, onError }) };
}
