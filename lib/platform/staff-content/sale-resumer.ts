import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlatformContext } from '../context';
import { type BackgroundJob, backgroundJob } from '../notifications/background-job';
import { timedSoldOuts } from '../stores/content-changes';
import { findHotelKey } from '../stores/hotels';
import { resumeSale } from './change-item';

/**
 * Puts what was sold out until a time back on sale, and tells guests. The store shows what is due, so several processes
 * can run it, and reads decide by the time itself, so a late run only tells guests later. Rules: content/CC4,
 * content/CC8.
 */
export type SaleResumer = BackgroundJob & {
  /** Runs one round over all hotels. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 5_000;

export function createSaleResumer(context: PlatformContext): SaleResumer {
  const onError = (error: unknown) => context.reportError(error, 'products back on sale');
  const runOnce = async () => {
    const now = context.now().getTime();
    for (const change of await timedSoldOuts(context.database.db)) {
      const { until } = change.after as { until: string };
      if (Date.parse(until) > now) continue;
      const hotel = await findHotelKey(context.database.db, change.hotel);
      // One hotel's failure must not stop the others.
      if (hotel !== null) await resumeSale(context, hotel, change).catch(onError);
      await nextTurn();
    }
  };
  return { runOnce, ...backgroundJob({ intervalMs: INTERVAL_MS, run: runOnce, onError }) };
}
