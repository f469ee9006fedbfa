/** A tab that holds on to its turn for longer has died or sleeps. */
const LONGEST_TURN_MS = 60_000;

/**
 * Runs work while no other tab of this phone runs work of the same name, where the browser can tell. Work that waits
 * too long begins all the same: whoever needs more than politeness has to be safe without it.
 */
export async function aloneAmongTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  let begun = false;
  const turn = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST_TURN_MS) }, turn);
  } catch (reason) {
    if (begun) throw reason;
    return work();
  }
}
