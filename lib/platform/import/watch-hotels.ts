import { type FSWatcher, watch } from 'node:fs';
import { sep } from 'node:path';

/** Milliseconds without a further change until files are read: an editor writes a file in several steps. */
const QUIET_MS = 300;

type WatchOptions = {
  hotelsDir: string;
  /** Imports the hotels with these codes. Never called while an earlier call is running. */
  reimport(codes: ReadonlySet<string>): Promise<void>;
  reportError(error: unknown): void;
  quietMs?: number;
};

/**
 * Watches the folder of the hotels and imports those whose files have changed, once no file has changed for a moment.
 * Returns the function that ends it. Where a folder cannot be watched, that is reported, and hotels are imported at the
 * next start. Rule: embedded-platform/EP12.
 */
export function watchHotels({ hotelsDir, reimport, reportError, quietMs = QUIET_MS }: WatchOptions): () => void {
  const changes = collectChanges({ reimport, reportError, quietMs });
  let watcher: FSWatcher | null = null;
  try {
    watcher = watch(hotelsDir, { recursive: true, persistent: false }, (_kind, path) => {
      const [code] = path?.split(sep) ?? [];
      if (code !== undefined && code !== '' && !code.startsWith('.')) changes.add(code);
    });
    watcher.on('error', reportError);
  } catch (error) {
    reportError(error);
  }
  return () => {
    watcher?.close();
    changes.end();
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
