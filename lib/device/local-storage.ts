import { atom } from 'jotai';
import { isOfAnOrder, removableFor } from '@/lib/domain/privacy/make-room';
import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { pageStore } from '@/lib/state/page-store';

/** The offline pack's cache (lib/server/files/service-worker.js). Where storages share their room, it is by far the largest. */
const OFFLINE_PACK = 'hotel-offline-1';

/** Set in session storage when the listeners were called, so that a reload does not call them again. */
const SHOWN: StorageKey = 'storage_full_shown';

const isFull = atom(false);

/** Calls the listener once in a visit, when something can no longer be stored on the device. Returns the unsubscribe function. */
export function onStorageFull(listener: () => void): () => void {
  if (pageStore.get(isFull)) callOnce(listener);
  return pageStore.sub(isFull, () => callOnce(listener));
}

function callOnce(listener: () => void): void {
  if (window.sessionStorage.getItem(SHOWN) !== null) return;
  try {
    window.sessionStorage.setItem(SHOWN, 'true');
  } catch {
    // The session storage is full too: a reload calls the listeners again.
  }
  listener();
}

function reportFull(): void {
  if (pageStore.get(isFull)) return;
  // A pack that cannot be deleted only leaves less room; the guest is informed below.
  if ('caches' in window) caches.delete(OFFLINE_PACK).catch(() => undefined);
  pageStore.set(isFull, true);
}

function isStored(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a text, and removes what is less needed until there is room for it. */
function storeWithRoom(key: string, text: string): boolean {
  if (isStored(key, text)) return true;
  for (const group of removableFor(key, Object.keys(window.localStorage))) {
    for (const each of group) window.localStorage.removeItem(each);
    if (isStored(key, text)) return true;
  }
  return false;
}

/**
 * The device's storage, which makes room when it is full. What belongs to an order in the making and still has no place
 * goes to the session storage, which has room of its own: it survives a reload, and ends with the tab. For anything else
 * `setItem` throws, as the browser's does. Rules: device-storage/D14, device-storage/D18.
 */
export const localStore = {
  getItem(key: string): string | null {
    const spare = isOfAnOrder(key) ? window.sessionStorage.getItem(key) : null;
    return spare ?? window.localStorage.getItem(key);
  },
  setItem(key: string, text: string): void {
    if (storeWithRoom(key, text)) {
      if (isOfAnOrder(key)) window.sessionStorage.removeItem(key);
      return;
    }
    reportFull();
    if (!isOfAnOrder(key)) throw new Error(`No room for ${key}`);
    window.sessionStorage.setItem(key, text);
  },
  removeItem(key: string): void {
    window.localStorage.removeItem(key);
    if (isOfAnOrder(key)) window.sessionStorage.removeItem(key);
  },
};
