/** The browser events that transports need. Tests pass a fake page. */
export type Page = {
  /** Whether the tab is visible. */
  isSeen(): boolean;
  /** Calls the listener when the visibility changes. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
  /** Calls the listener when the device is online again. Returns the unsubscribe function. */
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
