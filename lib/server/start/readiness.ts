import 'server-only';
import { remember } from '../remember';
import { hasPlatform, platform } from '../upstream/platform-handle';

/** The phase of this process's life. */
type Phase = { kind: 'starting' | 'serving' | 'draining' } | { kind: 'importing'; done: number; total: number };

/** `disk full`: pages are served, and no order can be written. */
type StoreFailure = 'no database' | 'disk full';

type Readiness = {
  ready: boolean;
  state: Phase['kind'] | StoreFailure;
  /** Number of imported hotels, while hotels are imported. */
  imported?: { done: number; total: number };
  /** The codes of hotels whose files could not be imported; those that were served keep their last good state. */
  notImported?: readonly string[];
};

/** Longer than a store under load needs, shorter than the timeout of a health probe. */
const CHECK_TIMEOUT_MS = 2_000;

type Shared = { phase?: Phase; storeCheck?: Promise<StoreFailure | null> };

const shared = (): Shared => remember('readiness', () => ({}));

/** Sets the phase. A draining process stays draining, even if its start continues. */
export function setPhase(phase: Phase): void {
  if (shared().phase?.kind !== 'draining') shared().phase = phase;
}

/** Resets the phase between tests. */
export function resetPhase(): void {
  delete shared().phase;
}

/**
 * Whether guests should be sent to this process: every hotel is imported, the store responds, and no stop signal has
 * arrived. The state of an upstream does not count, because cached responses are served while it is down. Rules:
 * operations/OP4, embedded-platform/EP15.
 */
export async function readiness(): Promise<Readiness> {
  const phase = shared().phase ?? { kind: 'starting' };
  if (phase.kind === 'importing') {
    const { done, total } = phase;
    return { ready: false, state: 'importing', imported: { done, total } };
  }
  if (phase.kind !== 'serving') return { ready: false, state: phase.kind };
  if (!hasPlatform()) return { ready: true, state: 'serving' };
  const failure = await storeFailure();
  if (failure !== null) return { ready: false, state: failure };
  // The process serves, also the hotels that are named here, so it stays ready.
  const notImported = platform()
    .importFailures()
    .map(({ hotel }) => hotel);
  return { ready: true, state: 'serving', ...(notImported.length > 0 && { notImported }) };
}

/** Sends one query for all simultaneous probes: a store that hangs must not get more and more queries. */
async function storeFailure(): Promise<StoreFailure | null> {
  const state = shared();
  state.storeCheck ??= platform()
    .checkStore()
    .then(
      () => null,
      // By its name, because pages and routes are separate bundles.
      (error: unknown) => (error instanceof Error && error.name === 'DiskFullError' ? 'disk full' : 'no database'),
    )
    .finally(() => {
      delete state.storeCheck;
    });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<StoreFailure>((resolve) => {
    // A response that arrived in time counts even if this process was busy: Node reads it before it runs the immediate.
    timer = setTimeout(() => setImmediate(() => resolve('no database')), CHECK_TIMEOUT_MS);
  });
  const failure = await Promise.race([state.storeCheck, timeout]);
  clearTimeout(timer);
  return failure;
}
