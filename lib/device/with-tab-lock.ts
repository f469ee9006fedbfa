/** A tab that holds the lock for longer has died or sleeps. */
const LONGEST_HOLD_MS = 60_000;

/**
 * Runs work while no other tab of this phone runs work of the same name, where the browser can tell. `hasWaited`: another
 * tab held the lock until now. Work that waits too long begins all the same, so it must be safe without the lock.
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
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST_HOLD_MS) }, () => begin(true));
  } catch (reason) {
    if (hasBegun) throw reason;
    return work(true);
  }
}
