/**
 * The stack of open overlays. It *is* `history.state.overlays`, so that the phone's back button, a reload and the
 * screen cannot disagree: opening pushes a history entry, closing goes back.
 *
 * Features name their overlays by adding to `OverlayArgs` (declaration merging), so this room stays free of hotel
 * words and an unknown name does not compile. Arguments are kept in the history: they must be plain JSON.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their overlays to it
export interface OverlayArgs {}

export type OverlayName = keyof OverlayArgs;
/** `id`: one opening; the same overlay opened again is another one, with a fresh state. */
export type OverlayEntry = { id: string; name: string; arg: unknown };

type Call<N extends OverlayName> = OverlayArgs[N] extends null ? [name: N] : [name: N, arg: OverlayArgs[N]];

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

/** The open overlays, lowest first. The same array as long as nothing changed. */
export function openOverlays(): readonly OverlayEntry[] {
  const now = inHistory();
  const text = JSON.stringify(now);
  if (text !== shownText) {
    shown = now;
    shownText = text;
  }
  return shown;
}

export const noOverlays = (): readonly OverlayEntry[] => NONE;

const tell = () => {
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
export const rereadOverlays = tell;

/** Opens an overlay on top of what is open. */
export function openOverlay<N extends OverlayName>(...[name, arg]: Call<N>): void {
  const top = inHistory().at(-1);
  // A second tap while the code of an overlay is still on its way opens nothing twice.
  if (top?.name === name && JSON.stringify(top.arg) === JSON.stringify(arg ?? null)) return;
  window.history.pushState({ overlays: [...inHistory(), newEntry(name, arg)] }, '');
  tell();
}

/** Puts an overlay in the place of the top one, so that back does not lead to what is over. */
export function replaceOverlay<N extends OverlayName>(...[name, arg]: Call<N>): void {
  const below = inHistory().slice(0, -1);
  window.history.replaceState({ overlays: [...below, newEntry(name, arg)] }, '');
  tell();
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
