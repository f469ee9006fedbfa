/** What lines have to know of the page they serve. Tests have pages of their own. */
export type Page = {
  /** Whether somebody can look at it. */
  isSeen(): boolean;
  /** Calls back when that has changed; the answer ends it. */
  onChange(listener: () => void): () => void;
  /** Calls back when the device has found a network again; the answer ends it. */
  onOnline(listener: () => void): () => void;
};

export const browserPage: Page = {
  isSeen: () => document.visibilityState !== 'hidden',
  onChange: (listener) => listening(document, 'visibilitychange', listener),
  onOnline: (listener) => listening(window, 'online', listener),
};

function listening(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
