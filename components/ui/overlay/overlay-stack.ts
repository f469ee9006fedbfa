/**
 * The stack of open overlays. It *is* `history.state.overlays`, so that the phone's back button, a reload and the
 * screen cannot disagree: opening pushes a history entry, closing goes back.
 *
 * Features name their overlays by adding to `OverlayArgs` (declaration merging), so this room stays free of hotel
 * words and an unknown name does not compile. Arguments are kept in the history: they must be plain JSON.
 *
 * An overlay that a caller waits for (a choice, a confirmation) is also in `OverlayResults`. It is opened by
 * `openOverlayForResult` and closes itself by `closeWithResult`:
 *
 *     const date = await openOverlayForResult('date', { chosen: null });
 *     if (date !== undefined) answer(date);
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their overlays to it
export interface OverlayArgs {}

/** What the overlays that return something return, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their overlays to it
export interface OverlayResults {}

type ResultName = keyof OverlayResults & keyof OverlayArgs;
export type OverlayName = Exclude<keyof OverlayArgs, ResultName>;

/**
 * `id`: one opening; the same overlay opened again is another one, with a fresh state. `isAwaited`: the code that
 * opened it waits for its result.
 */
export type OverlayEntry = { id: string; name: string; arg: unknown; isAwaited?: true };

type Call<N extends keyof OverlayArgs> = OverlayArgs[N] extends null ? [name: N] : [name: N, arg: OverlayArgs[N]];

const NONE: readonly OverlayEntry[] = [];
const listeners = new Set<() => void>();
let shown: readonly OverlayEntry[] = NONE;
let shownText = '[]';
/** Steps back that are under way: `history.back()` is asynchronous, and two quick closes must not leave the page. */
let leaving = 0;

const newEntry = (name: string, arg: unknown): OverlayEntry => ({
  id: Math.random().toString(36).slice(2),
  name,
  arg: arg ?? null,
});

const inHistory = (): readonly OverlayEntry[] => {
  const state: unknown = window.history.state;
  const overlays = typeof state === 'object' && state !== null && 'overlays' in state ? state.overlays : null;
  return Array.isArray(overlays) ? (overlays as OverlayEntry[]) : NONE;
};

type Waiting = { resolve: (result: unknown) => void; result: unknown };

/** Who waits for a result, by the id of the entry. It does not survive a reload, as the code that waits does not. */
const waiting = new Map<string, Waiting>();

/** The entries up to the first one whose result nobody waits for any more, after a reload or a step forward. */
function answerable(entries: readonly OverlayEntry[]): readonly OverlayEntry[] {
  const place = entries.findIndex(({ id, isAwaited }) => isAwaited === true && !waiting.has(id));
  return place < 0 ? entries : entries.slice(0, place);
}

/** The open overlays, lowest first. The same array as long as nothing changed. */
export function openOverlays(): readonly OverlayEntry[] {
  const now = answerable(inHistory());
  const text = JSON.stringify(now);
  if (text !== shownText) {
    shown = now;
    shownText = text;
  }
  return shown;
}

export const noOverlays = (): readonly OverlayEntry[] => NONE;

const notify = () => {
  for (const listener of listeners) listener();
};

/** Calls back whenever the stack may have changed; returns how to stop. */
export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** A router navigation drops the history's state without telling: the host calls this when the page has changed. */
export const rereadOverlays = notify;

/** A second tap while the code of an overlay is still on its way opens nothing twice. */
function isOnTop(name: string, arg: unknown): boolean {
  const top = inHistory().at(-1);
  return top?.name === name && JSON.stringify(top.arg) === JSON.stringify(arg ?? null);
}

function push(entry: OverlayEntry): void {
  window.history.pushState({ overlays: [...inHistory(), entry] }, '');
  notify();
}

/** Opens an overlay on top of what is open. */
export function openOverlay<N extends OverlayName>(...[name, arg]: Call<N>): void {
  if (!isOnTop(name, arg)) push(newEntry(name, arg));
}

/**
 * Opens an overlay on top of what is open. Resolves once it has closed: to its result, or to undefined when the guest
 * went back or it was open already. A reload closes it, and nothing waits for it any more.
 */
export function openOverlayForResult<N extends ResultName>(
  ...[name, arg]: Call<N>
): Promise<OverlayResults[N] | undefined> {
  if (isOnTop(name, arg)) return Promise.resolve(undefined);
  const entry = { ...newEntry(name, arg), isAwaited: true as const };
  return new Promise((resolve) => {
    // Only a body of this name can set the result.
    waiting.set(entry.id, { resolve: resolve as (result: unknown) => void, result: undefined });
    push(entry);
  });
}

/** Closes the top overlay with the result that its caller waits for. */
export function closeWithResult<N extends ResultName>(name: N, result: OverlayResults[N]): void {
  const top = inHistory().at(-1);
  // Not twice: a second tap before the step back has been taken would close what lies below.
  if (top?.name !== name || leaving > 0) return;
  const caller = waiting.get(top.id);
  if (caller !== undefined) caller.result = result;
  closeOverlays();
}

/** Hands their results to the callers of overlays that have closed. The host calls this when they are off the screen. */
export function settleResults(): void {
  const open = inHistory().map(({ id }) => id);
  for (const [id, { resolve, result }] of waiting) {
    if (open.includes(id)) continue;
    waiting.delete(id);
    // In a task of its own, after all listeners of the step back: the caller may close the next overlay.
    setTimeout(() => resolve(result));
  }
}

/** Steps back out of overlays whose result nobody waits for. */
export function closeUnawaited(): void {
  const entries = inHistory();
  const count = entries.length - answerable(entries).length;
  if (count > 0 && leaving === 0) closeOverlays(count);
}

/** Puts an overlay in the place of the top one, so that back does not lead to what is over. */
export function replaceOverlay<N extends OverlayName>(...[name, arg]: Call<N>): void {
  const below = inHistory().slice(0, -1);
  window.history.replaceState({ overlays: [...below, newEntry(name, arg)] }, '');
  notify();
}

const arrived = () => {
  leaving = 0;
};

/** Closes the top overlays (one unless said otherwise). */
export function closeOverlays(count = 1): void {
  const steps = Math.min(count, inHistory().length - leaving);
  if (steps <= 0) return;
  leaving += steps;
  window.addEventListener('popstate', arrived, { once: true });
  window.history.go(-steps);
}

/** Calls back once, when the steps back that are asked for next have been taken. */
export function afterClosing(then: () => void): void {
  window.addEventListener('popstate', () => then(), { once: true });
}

/** Closes all of them. */
export const closeAllOverlays = (): void => closeOverlays(Number.POSITIVE_INFINITY);
