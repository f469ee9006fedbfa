import type { Page } from '@playwright/test';

/**
 * Delays the moment at which a tab sees values that other tabs have stored. Browsers have such a delay of some
 * milliseconds, because each of their processes has a copy of the storage. Here it is long enough to affect every run.
 */
export async function lateStorage(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((late) => {
    const seen = new Map(Object.entries({ ...localStorage }));
    const { getItem, setItem, removeItem } = Storage.prototype;
    Object.assign(Storage.prototype, {
      getItem(this: Storage, key: string) {
        return this === localStorage ? (seen.get(key) ?? null) : getItem.call(this, key);
      },
      setItem(this: Storage, key: string, text: string) {
        if (this === localStorage) seen.set(key, text);
        setItem.call(this, key, text);
      },
      removeItem(this: Storage, key: string) {
        if (this === localStorage) seen.delete(key);
        removeItem.call(this, key);
      },
    });
    window.addEventListener(
      'storage',
      (event) => {
        const { key, newValue, isTrusted } = event;
        if (!isTrusted || key === null) return;
        event.stopImmediatePropagation();
        setTimeout(() => {
          if (newValue === null) seen.delete(key);
          else seen.set(key, newValue);
          window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
        }, late);
      },
      true,
    );
  }, milliseconds);
}
