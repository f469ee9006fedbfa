import { relative } from 'node:path';
import { textIn } from '@/lib/domain/i18n/text';
import type { PlatformContext } from '../context';
import { describeProblem } from '../import/problem';
import type { PublishFailure } from '../menu/menu-publisher';
import { readClockJump } from '../personal-data/clock-jump';
import type { HotelKey } from '../stores/hotels';
import { findKeeper } from '../stores/menu/keepers';

/** What the operator of the server must look at. */
export type ServerProblem = {
  kind: 'clock-ahead' | 'files-not-imported' | 'menu-not-published';
  /**
   * The last time that is known to be right, when the files could first not be imported, or the menu not published;
   * ISO.
   */
  since: string;
  /** What the clock says (ISO), or each mistake with its file below the hotel's folder, or its item and field. */
  details: string[];
};

/** A section file with a mistake in every product would fill the screen. */
const MAX_DETAILS = 20;

/** The problems of this process and of one hotel's files that the hotel's desk shows. Rule: desk/DE27. */
export async function serverProblems(context: PlatformContext, { code }: HotelKey): Promise<readonly ServerProblem[]> {
  const jump = await readClockJump(context);
  const clock = jump === null ? [] : [problem('clock-ahead', jump.lastKnown, [jump.clock])];
  return [...clock, ...filesNotImported(context, code), ...(await menuNotPublished(context, code))];
}

function filesNotImported({ importFailures, hotelsDir }: PlatformContext, code: string): readonly ServerProblem[] {
  const failure = importFailures.of(code);
  if (failure === null) return [];
  // Staff see no folder of the server.
  const details = failure.problems.map((each) => describeProblem({ ...each, file: relative(hotelsDir, each.file) }));
  return [problem('files-not-imported', failure.since, details.slice(0, MAX_DETAILS))];
}

/** A scheduled publication that failed, until somebody publishes or acknowledges it. Rule: menu/ME16. */
async function menuNotPublished({ database }: PlatformContext, code: string): Promise<readonly ServerProblem[]> {
  const failure = (await findKeeper(database.db, code))?.publishFailure ?? null;
  if (failure === null) return [];
  // Only the job that publishes writes it.
  const { at, problems } = failure as PublishFailure;
  const details = problems.map(({ title, field, message }) =>
    [textIn(title, 'en'), field, message].filter((part) => part !== '').join(': '),
  );
  return [problem('menu-not-published', at, details.slice(0, MAX_DETAILS))];
}

const problem = (kind: ServerProblem['kind'], since: string, details: string[]): ServerProblem => ({
  kind,
  since,
  details,
});
