import { atom } from 'jotai';
import { knowsDevice, pageStore } from '@/lib/state/page-store';

/**
 * The stack of open overlays, stored in `history.state.overlays`, so that the back button, a reload and the screen
 * always agree: opening pushes a history entry, closing goes back.
 *
 * Features declare their overlays by extending `OverlayArgs` (declaration merging), so this folder knows nothing about
 * hotels and an unknown name does not compile. Arguments are stored in the history, so they must be plain JSON.
 *
 * An overlay that returns a result (a choice, a confirmation) is also declared in `OverlayResults`. It is opened by
 * `openOverlayForResult` and closes itself by `closeWithResult`:
 *
 *     const date = await openOverlayForResult('month', { chosen: null, … });
 *     if (date !== undefined) answer(date);
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their overlays to it
export interface OverlayArgs {}

/** The result type of each overlay that returns one, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their overlays to it
export interface OverlayResults {}

type ResultName = keyof OverlayResults & keyof OverlayArgs;
export type OverlayName = Exclude<keyof OverlayArgs, ResultName>;

/**
 * `id` identifies one opening: an overlay that is opened again gets a new id and a fresh state. `isAwaited`: a caller
 * waits for its result.
 */
export type OverlayEntry = { id: string; name: string; arg: unknown; isAwaited?: true };

type Call<N extends keyof OverlayArgs> = OverlayArgs[N] extends null ? [name: N] : [name: N, arg: OverlayArgs[N]];

const NONE: readonly OverlayEntry[] = [];
let shown: readonly OverlayEntry[] = NONE;
let shownText = '[]';
/** Steps back in progress: `history.back()` is asynchronous, and two quick closes must not leave the page. */
let leaving = 0;

const newEntry = (name: string, arg: unknown): OverlayEntry => ({
  id: Math.random().toString(36).slice(2),
  name,
  arg: arg ?? null,
});

/** The stack at the current history entry. When the router refreshes the page, it rewrites the entry without it. */
let known = { href: '', entries: NONE };

function inHistory(): readonly OverlayEntry[] {
  const state: unknown = window.history.state;
  const overlays = typeof state === 'object' && state !== null && 'overlays' in state ? state.overlays : null;
  const { href } = window.location;
  if (Array.isArray(overlays)) known = { href, entries: overlays as OverlayEntry[] };
  else if (known.href !== href) known = { href, entries: NONE };
  return known.entries;
}

/** When the guest went back or forward last, of their own accord: not when an overlay was closed by its button. */
let wentBackAt = Number.NEGATIVE_INFINITY;

/** Milliseconds since the guest went back. Rule: announcements/AN17. */
export const sinceBack = (): number => Date.now() - wentBackAt;

/** A step to another history entry, which has a stack of its own. */
function arrived({ isTrusted }: Event): void {
  if (leaving === 0 && isTrusted) wentBackAt = Date.now();
  leaving = 0;
  known = { href: '', entries: NONE };
}
if (typeof window !== 'undefined') {
  // Capturing, so that it comes before all other listeners.
  window.addEventListener('popstate', arrived, true);
  // After a reload: the router may refresh the page before the host renders.
  inHistory();
}

type Waiting = { resolve: (result: unknown) => void; result: unknown };

/** The callers that wait for a result, by the id of the entry. Lost on a reload, like the waiting code itself. */
const waiting = new Map<string, Waiting>();

/** The entries below the first one that is awaited but has no caller any more (after a reload or a step forward). */
function answerable(entries: readonly OverlayEntry[]): readonly OverlayEntry[] {
  const place = entries.findIndex(({ id, isAwaited }) => isAwaited === true && !waiting.has(id));
  return place < 0 ? entries : entries.slice(0, place);
}

/** The open overlays, lowest first. Returns the same array until something changes. */
export function openOverlays(): readonly OverlayEntry[] {
  const now = answerable(inHistory());
  const text = JSON.stringify(now);
  if (text !== shownText) {
    shown = now;
    shownText = text;
  }
  return shown;
}

/** Counts what may have changed the stack, so that the store reads the history again. */
const changes = atom(0);

const notify = () => pageStore.set(changes, (count) => count + 1);

changes.onMount = () => {
  window.addEventListener('popstate', notify);
  return () => {
    window.removeEventListener('popstate', notify);
    // What mounts next reads the history in its first render.
    notify();
  };
};

/** The open overlays, lowest first. None before the browser's history is known. */
export const overlays = atom((get) => {
  get(changes);
  return get(knowsDevice) ? openOverlays() : NONE;
});

/** The name of the overlay on top. */
export const topOverlay = atom((get) => get(overlays).at(-1)?.name);

/** Calls the listener whenever the stack may have changed. Returns the function that unsubscribes. */
export const onOverlaysChange = (listener: () => void): (() => void) => pageStore.sub(changes, listener);

/**
 * A router navigation drops the history state without an event, so the host calls this when the page has changed. What was
 * opened while the page was on its way stays open on it.
 */
export function rereadOverlays(): void {
  // The navigation may have cancelled a step back.
  leaving = 0;
  const kept = shown.filter(({ id }) => openedOnTheWay.includes(id));
  openedOnTheWay = [];
  if (kept.length > 0 && inHistory().length === 0) window.history.pushState({ overlays: kept }, '');
  notify();
}

/** Writes the stack to the history entry again after a refresh of the page. The host calls this after each render. */
export function keepInHistory(): void {
  const overlays = inHistory();
  if (overlays.length > 0 && !window.history.state?.overlays) window.history.replaceState({ overlays }, '');
}

/** Whether this overlay is on top: a second tap while its code is loading must not open it twice. */
function isOnTop(name: string, arg: unknown): boolean {
  const top = inHistory().at(-1);
  return top?.name === name && JSON.stringify(top.arg) === JSON.stringify(arg ?? null);
}

/** The ids of what was opened during a navigation, which is when `data-leaving` is set. */
let openedOnTheWay: string[] = [];

function push(entry: OverlayEntry): void {
  if (document.documentElement.dataset.leaving !== undefined) openedOnTheWay.push(entry.id);
  window.history.pushState({ overlays: [...inHistory(), entry] }, '');
  notify();
}

/** Opens an overlay on top of the open ones. During a step back, when it has arrived: it would drop the new entry. */
export function openOverlay<N extends OverlayName>(...[name, arg]: Call<N>): void {
  const open = () => {
    if (!isOnTop(name, arg)) push(newEntry(name, arg));
  };
  if (leaving > 0) afterClosing(open);
  else open();
}

/**
 * Opens an overlay on top of the open ones. Resolves when it has closed: to its result, or to undefined when the guest
 * went back or it was already open. A reload closes it, because its caller no longer exists.
 */
export function openOverlayForResult<N extends ResultName>(
  ...[name, arg]: Call<N>
): Promise<OverlayResults[N] | undefined> {
  if (isOnTop(name, arg)) return Promise.resolve(undefined);
  const entry = { ...newEntry(name, arg), isAwaited: true as const };
  return new Promise((resolve) => {
    // The cast is safe: only an overlay of this name can set the result.
    waiting.set(entry.id, { resolve: resolve as (result: unknown) => void, result: undefined });
    push(entry);
  });
}

/** Closes the top overlay with its result. */
export function closeWithResult<N extends ResultName>(name: N, result: OverlayResults[N]): void {
  const top = inHistory().at(-1);
  // A second tap before the step back has happened must not close the overlay below.
  if (top?.name !== name || leaving > 0) return;
  const caller = waiting.get(top.id);
  if (caller !== undefined) caller.result = result;
  closeOverlays();
}

/** Resolves the callers of closed overlays. The host calls this when they have left the screen. */
export function settleResults(): void {
  const open = inHistory().map(({ id }) => id);
  for (const [id, { resolve, result }] of waiting) {
    if (open.includes(id)) continue;
    waiting.delete(id);
    // In a new task, after all popstate listeners: the caller may close the next overlay.
    setTimeout(() => resolve(result));
  }
}

/** Closes the overlays whose callers no longer exist. */
export function closeUnawaited(): void {
  const entries = inHistory();
  const count = entries.length - answerable(entries).length;
  if (count > 0 && leaving === 0) closeOverlays(count);
}

/** Replaces the top overlay, so that back does not lead to a finished step. */
export function replaceOverlay<N extends OverlayName>(...[name, arg]: Call<N>): void {
  const below = inHistory().slice(0, -1);
  window.history.replaceState({ overlays: [...below, newEntry(name, arg)] }, '');
  notify();
}

/** Replaces the address of this history entry; what is open on it stays open. */
export function replaceAddress(address: string): void {
  const overlays = inHistory();
  window.history.replaceState(overlays.length > 0 ? { overlays } : null, '', address);
}

/** Closes the top overlays, by default one. */
export function closeOverlays(count = 1): void {
  const steps = Math.min(count, inHistory().length - leaving);
  if (steps <= 0) return;
  leaving += steps;
  window.history.go(-steps);
}

/** Calls `then` once, after the next steps back. Call it before closing. */
export function afterClosing(then: () => void): void {
  window.addEventListener('popstate', () => then(), { once: true });
}

export const closeAllOverlays = (): void => closeOverlays(Number.POSITIVE_INFINITY);
