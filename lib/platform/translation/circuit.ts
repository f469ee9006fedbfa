/** Milliseconds for which a server that has failed is not asked. */
export const PAUSE_MS = 30_000;

/** Keeps callers from a server that does not work: after a failure it is left alone, then tried by one of them. */
export type Circuit = {
  /** Whether the server is believed to work. */
  isClosed(): boolean;
  /** Whether the server may be asked now. Who may must report how it ended. */
  admits(): boolean;
  report(isWorking: boolean): void;
};

/** `now` in milliseconds. Rule: translation/TX3. */
export function createCircuit(now: () => number): Circuit {
  let pausedUntil: number | null = null;
  let isTrying = false;
  return {
    isClosed: () => pausedUntil === null,
    admits() {
      if (pausedUntil === null) return true;
      if (isTrying || now() < pausedUntil) return false;
      isTrying = true;
      return true;
    },
    report(isWorking) {
      isTrying = false;
      pausedUntil = isWorking ? null : now() + PAUSE_MS;
    },
  };
}
