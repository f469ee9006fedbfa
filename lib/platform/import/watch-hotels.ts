import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { changedHotels, type FolderSnapshot, takeSnapshot } from './folder-snapshot';

/** Milliseconds without a further change until files are read: an editor writes a file in several steps. */
const QUIET_MS = 300;
/** Milliseconds between two comparisons, the longest time for which a missed event leaves an old price. */
export const COMPARE_MS = 30_000;

type WatchOptions = {
  hotelsDir: string;
  /** The files that the last import has seen. */
  since: FolderSnapshot;
  /** Imports the hotels with these codes. Never called while an earlier call is running. */
  reimport(codes: ReadonlySet<string>): Promise<void>;
  reportError(error: unknown): void;
  quietMs?: number;
};

type HotelWatch = {
  /** Resolves when every later change is noticed, and those since the last import are. */
  ready: Promise<void>;
  /** Resolves when nothing is watched any more. */
  close(): Promise<void>;
};

/**
 * Watches the folder of the hotels and imports those whose files have changed, once no file has changed for a moment.
 * Events are lost where the system cannot watch (a network folder, too many files, a link above the folder that moves),
 * so times and sizes are compared every half a minute too. Rule: embedded-platform/EP12.
 */
export function watchHotels({ hotelsDir, since, quietMs = QUIET_MS, ...options }: WatchOptions): HotelWatch {
  const changes = collectChanges({ ...options, quietMs });
  const reportOnce = onceForEachCode(options.reportError);
  const watcher = watch(hotelsDir, { ignoreInitial: true, persistent: false })
    .on('all', (_event, path) => {
      const [code] = relative(hotelsDir, path).split(sep);
      if (code !== undefined && code !== '' && !code.startsWith('.')) changes.add(code);
    })
    .on('error', reportOnce);
  const compare = comparer({ hotelsDir, since, onChange: changes.add });
  const compareNow = () => compare().catch(reportOnce);
  const timer = setInterval(compareNow, COMPARE_MS);
  timer.unref();
  return {
    ready: new Promise<void>((resolve) => watcher.once('ready', resolve)).then(compareNow),
    close: async () => {
      clearInterval(timer);
      changes.end();
      await watcher.close();
    },
  };
}

type Comparison = { hotelsDir: string; since: FolderSnapshot; onChange(code: string): void };

/** Returns the function that names every hotel whose files differ from those of the comparison before. */
function comparer({ hotelsDir, since, onChange }: Comparison): () => Promise<void> {
  let last = since;
  return async () => {
    const before = last;
    last = await takeSnapshot(hotelsDir);
    for (const code of changedHotels(before, last)) onChange(code);
  };
}

/** Reports one error of each kind: a system that cannot watch another file says so for every file. */
function onceForEachCode(reportError: (error: unknown) => void): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    const code = (error as NodeJS.ErrnoException).code ?? error;
    if (reported.has(code)) return;
    reported.add(code);
    reportError(error);
  };
}

/** Collects the codes of changed hotels until nothing has changed for `quietMs`, and then imports them together. */
export function collectChanges(options: Required<Pick<WatchOptions, 'reimport' | 'reportError' | 'quietMs'>>): {
  add(code: string): void;
  end(): void;
} {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const importWaiting = async () => {
    // Changes during an import are imported after it.
    if (isRunning || waiting.size === 0) return;
    const codes = waiting;
    waiting = new Set();
    isRunning = true;
    try {
      await options.reimport(codes);
    } catch (error) {
      options.reportError(error);
    } finally {
      isRunning = false;
      if (waiting.size > 0) schedule();
    }
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(importWaiting, options.quietMs);
    timer.unref();
  };
  return {
    add: (code) => {
      waiting.add(code);
      schedule();
    },
    end: () => {
      clearTimeout(timer);
      waiting = new Set();
    },
  };
}
