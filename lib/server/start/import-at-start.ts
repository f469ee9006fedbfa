import 'server-only';
import type { ImportProgress, ImportResult } from '@/lib/platform/import/import-hotels';
import type { OpenedPlatform } from '@/lib/platform/open-platform';
import { setPhase } from './readiness';

/** Milliseconds. One hotel takes a fraction of a second; an import without progress for this long is stuck. */
const NO_PROGRESS_TIMEOUT_MS = 60_000;
/** Number of hotels between two progress lines. */
const PROGRESS_LINE_INTERVAL = 100;

/**
 * Imports the hotels when the server starts, and reports the progress to readiness. Rejects when the import fails or
 * makes no progress for a minute. Rule: operations/OP2.
 */
export async function importAtStart(
  importHotels: OpenedPlatform['importHotels'],
  printLine: (line: string) => void,
  timeoutMs = NO_PROGRESS_TIMEOUT_MS,
): Promise<ImportResult> {
  setPhase({ kind: 'importing', done: 0, total: 0 });
  let fail = (_error: Error) => {};
  const noProgress = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const limit = progressLimit(timeoutMs, () =>
    fail(new Error(`the import of the hotels has made no progress for ${timeoutMs / 1000} seconds`)),
  );
  const onProgress = ({ done, total }: ImportProgress) => {
    limit.moved();
    setPhase({ kind: 'importing', done, total });
    if (done % PROGRESS_LINE_INTERVAL === 0 && done < total) printLine(`${done} of ${total} hotels looked at`);
  };
  try {
    const imported = await Promise.race([importHotels(onProgress), noProgress]);
    setPhase({ kind: 'serving' });
    return imported;
  } finally {
    limit.end();
  }
}

/**
 * Calls `onTimeout` once when `moved` has not been called for `timeoutMs`. Limits the time without progress, not the
 * total duration.
 */
function progressLimit(timeoutMs: number, onTimeout: () => void): { moved(): void; end(): void } {
  const timer = setTimeout(onTimeout, timeoutMs);
  return {
    moved: () => {
      timer.refresh();
    },
    end: () => clearTimeout(timer),
  };
}
