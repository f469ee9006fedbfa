import 'server-only';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';

/** The phase of this process. */
type Phase = { kind: 'starting' | 'serving' | 'draining' } | { kind: 'importing'; done: number; total: number };

type Readiness = {
  ready: boolean;
  state: Phase['kind'] | 'no database';
  /** While hotels are imported: how many are done. */
  imported?: { done: number; total: number };
};

/** Longer than a store under load takes, shorter than the timeout of a probe. */
const CHECK_TIMEOUT_MS = 2_000;

const shared = globalThis as { hotelPhase?: Phase; hotelStoreCheck?: Promise<boolean> };

/** Sets the phase; a draining process stays draining, whatever its start is still doing. */
export function setPhase(phase: Phase): void {
  if (shared.hotelPhase?.kind !== 'draining') shared.hotelPhase = phase;
}

/** For tests. */
export function resetPhase(): void {
  delete shared.hotelPhase;
}

/**
 * Whether guests should be sent here: every hotel is imported, the store answers, and the process was not asked to
 * stop. An upstream that is down does not count, because cached answers are still served. Rule: operations/OP4.
 */
export async function readiness(): Promise<Readiness> {
  const phase = shared.hotelPhase ?? { kind: 'starting' };
  if (phase.kind === 'importing') {
    const { done, total } = phase;
    return { ready: false, state: 'importing', imported: { done, total } };
  }
  if (phase.kind !== 'serving') return { ready: false, state: phase.kind };
  if (settings().upstream !== null || (await storeAnswers())) return { ready: true, state: 'serving' };
  return { ready: false, state: 'no database' };
}

/** One query for all simultaneous probes: a store that hangs must not get more and more queries. */
async function storeAnswers(): Promise<boolean> {
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
    // An answer that arrived while this process was busy is in time: it is read before the immediate runs.
    timer = setTimeout(() => setImmediate(() => resolve(false)), CHECK_TIMEOUT_MS);
  });
  const answers = await Promise.race([shared.hotelStoreCheck, timeout]);
  clearTimeout(timer);
  return answers;
}
