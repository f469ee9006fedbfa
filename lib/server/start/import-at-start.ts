import 'server-only';
import type { ImportProgress, ImportResult } from '@/lib/platform/import/import-hotels';
import type { OpenedPlatform } from '@/lib/platform/start-platform';
import { progressLimit } from './progress-limit';
import { setPhase } from './readiness';

/** One hotel takes a fraction of a second; who stands still for so long waits for something that does not come. */
const LONGEST_WITHOUT_PROGRESS_MS = 60_000;
/** A line for the person who waits. */
const TELL_EVERY = 100;

/**
 * Imports the hotels of this start, with readiness telling how far it is. Rejects when the import fails, or has made no
 * progress for a minute. Rule: operations/OP2.
 */
export async function importAtStart(
  importHotels: OpenedPlatform['importHotels'],
  tell: (line: string) => void,
  longestMs = LONGEST_WITHOUT_PROGRESS_MS,
): Promise<ImportResult> {
  setPhase({ kind: 'importing', done: 0, total: 0 });
  let stuck = (_error: Error) => {};
  const standsStill = new Promise<never>((_, reject) => {
    stuck = reject;
  });
  const limit = progressLimit(longestMs, () =>
    stuck(new Error(`the import of the hotels has made no progress for ${longestMs / 1000} seconds`)),
  );
  const onProgress = ({ done, total }: ImportProgress) => {
    limit.moved();
    setPhase({ kind: 'importing', done, total });
    if (done % TELL_EVERY === 0 && done < total) tell(`${done} of ${total} hotels looked at`);
  };
  try {
    const imported = await Promise.race([importHotels(onProgress), standsStill]);
    setPhase({ kind: 'serving' });
    return imported;
  } finally {
    limit.end();
  }
}
