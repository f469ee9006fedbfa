import 'server-only';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';

/** Where this process stands between its start and its end. */
type Phase = { kind: 'starting' | 'serving' | 'draining' } | { kind: 'importing'; done: number; total: number };

type Readiness = {
  ready: boolean;
  state: Phase['kind'] | 'no database';
  /** While hotels are imported: how many of them have been looked at. */
  imported?: { done: number; total: number };
};

/** Longer than a store under load takes, and shorter than a probe usually waits. */
const LONGEST_CHECK_MS = 2_000;

const shared = globalThis as { hotelPhase?: Phase; hotelStoreCheck?: Promise<boolean> };

/** A server that has been told to stop takes part no more, whatever its start is still doing. */
export function setPhase(phase: Phase): void {
  if (shared.hotelPhase?.kind !== 'draining') shared.hotelPhase = phase;
}

/** For a test that begins. */
export function resetPhase(): void {
  delete shared.hotelPhase;
}

/**
 * Whether guests should be sent here: every hotel is imported, the store answers, and the process has not been told to
 * stop. An upstream that is down counts as nothing of ours: what is kept of its answers goes on being served.
 * Rule: operations/OP4.
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

/** Asked once for all probes that come meanwhile: a store that hangs must not be asked ever more often. */
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
  const tooLate = new Promise<boolean>((late) => {
    timer = setTimeout(() => late(false), LONGEST_CHECK_MS);
  });
  const answers = await Promise.race([shared.hotelStoreCheck, tooLate]);
  clearTimeout(timer);
  return answers;
}
