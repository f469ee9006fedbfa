import type { BrowserContext } from '@playwright/test';

/** Lets a guest have refused cookies at every hotel, unless the device knows another decision. */
export async function markCookiesRefused(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('access_cookie') === null) localStorage.setItem('access_cookie', 'false');
    } catch {
      // A document without storage, such as an error page.
    }
  });
}

/** Lets a guest's device have seen every announcement of every hotel. */
export async function markAnnouncementsSeen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(key) {
      return key.startsWith('display_announcement_') ? 'true' : read.call(this, key);
    };
  });
}
