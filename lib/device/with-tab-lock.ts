/** If a tab holds the lock for longer, it is assumed to be suspended. */
const MAX_HOLD_MS = 60_000;

/**
 * Runs `work` while no other tab of this device runs work with the same name, if the browser supports locks.
 * `hasWaited`: another tab held the lock before. After a timeout the work runs without the lock, so it must be safe
 * without it.
 */
export async function withTabLock<T>(name: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work(false);
  let hasBegun = false;
  const begin = (hasWaited: boolean) => {
    hasBegun = true;
    return work(hasWaited);
  };
  try {
    const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { result: await begin(false) },
    );
    if (atOnce !== null) return atOnce.result;
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(MAX_HOLD_MS) }, () => begin(true));
  } catch (reason) {
    if (hasBegun) throw reason;
    return work(true);
  }
}
