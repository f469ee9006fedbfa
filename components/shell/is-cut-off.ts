/** There is no network, and no service worker yet that would answer a navigation in its place. Decision 031. */
export const isCutOff = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;
