import 'server-only';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';

/** The phase of this process's life. */
type Phase = { kind: 'starting' | 'serving' | 'draining' } | { kind: 'importing'; done: number; total: number };

type Readiness = {
  ready: boolean;
  state: Phase['kind'] | 'no database';
  /** Number of imported hotels, while hotels are imported. */
  imported?: { done: number; total: number };
};

/** Longer than a store under load needs, shorter than the timeout of a health probe. */
const CHECK_TIMEOUT_MS = 2_000;

const shared = globalThis as { hotelPhase?: Phase; hotelStoreCheck?: Promise<boolean> };

/** Sets the phase. A draining process stays draining, even if its start continues. */
export function setPhase(phase: Phase): void {
  if (shared.hotelPhase?.kind !== 'draining') shared.hotelPhase = phase;
}

/** Resets the phase between tests. */
export function resetPhase(): void {
  delete shared.hotelPhase;
}

/**
 * Whether guests should be sent to this process: every hotel is imported, the store responds, and no stop signal has
 * arrived. The state of an upstream does not count, because cached responses are served while it is down. Rule:
 * operations/OP4.
 */
export async function readiness(): Promise<Readiness> {
  const phase = shared.hotelPhase ?? { kind: 'starting' };
  if (phase.kind === 'importing') {
    const { done, total } = phase;
    return { ready: false, state: 'importing', imported: { done, total } };
  }
  if (phase.kind !== 'serving') return { ready: false, state: phase.kind };
  if (settings().upstream !== null || (await storeResponds())) return { ready: true, state: 'serving' };
  return { ready: false, state: 'no database' };
}

/** Sends one query for all simultaneous probes: a store that hangs must not get more and more queries. */
async function storeResponds(): Promise<boolean> {
  shared.hotelStoreCheck ??= platform()
    .checkStore()
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      delete shared.hotelStoreCheck;
    });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    // A response that arrived in time counts even if this process was busy: Node reads it before it runs the immediate.
    timer = setTimeout(() => setImmediate(() => resolve(false)), CHECK_TIMEOUT_MS);
  });
  const responses = await Promise.race([shared.hotelStoreCheck, timeout]);
  clearTimeout(timer);
  return responses;
}
