import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlatformContext } from '../context';
import { type BackgroundJob, backgroundJob } from '../notifications/background-job';
import { findHotelKey } from '../stores/hotels';
import { duePublications, findKeeper, reportFailedPublishing, schedulePublishing } from '../stores/menu/keepers';
import { lockOutbox } from '../stores/outbox';
import type { MenuProblem } from './check-menu';
import { publishDrafts } from './publish-menu';
import type { DeskMenu } from './read-menu';

/**
 * Publishes menus at their time. The store shows what is due, so a restart loses nothing and several processes can run
 * it: each asks again under the hotel's lock. Rule: menu/ME16.
 */
export type MenuPublisher = BackgroundJob & {
  /** Runs one round over all hotels. */
  runOnce(): Promise<void>;
};

/** Why a scheduled publication failed. `at`: an ISO time. */
export type PublishFailure = { at: string; problems: readonly MenuProblem[] };

const INTERVAL_MS = 5_000;

export function createMenuPublisher(context: PlatformContext): MenuPublisher {
  const onError = (error: unknown) => context.reportError(error, 'scheduled menus');
  const runOnce = async () => {
    for (const code of await duePublications(context.database.db, context.now().toISOString())) {
      // One hotel's failure must not stop the others. What throws is tried again in the next round.
      await publishDue(context, code).catch(onError);
      await nextTurn();
    }
  };
  return { runOnce, ...backgroundJob({ intervalMs: INTERVAL_MS, run: runOnce, onError }) };
}

async function publishDue(context: PlatformContext, code: string): Promise<void> {
  const { db } = context.database;
  const now = context.now().toISOString();
  const hotel = await findHotelKey(db, code);
  if (hotel === null) return;
  const isDue = ({ keeper }: Pick<DeskMenu, 'keeper'>) => keeper.publishAt !== null && keeper.publishAt <= now;
  const outcome = await publishDrafts(context, hotel, { by: ({ keeper }) => keeper.publishStaff, isDue });
  if (outcome.kind === 'published') return;
  await db.transaction().execute(async (within) => {
    await lockOutbox(within, code);
    // Another process may have published, or somebody set another time, meanwhile.
    const keeper = await findKeeper(within, code);
    if (keeper === null || !isDue({ keeper })) return;
    if (outcome.kind !== 'refused') return void (await schedulePublishing(within, code, null));
    const failure: PublishFailure = { at: now, problems: outcome.problems };
    await reportFailedPublishing(within, code, failure);
  });
}
