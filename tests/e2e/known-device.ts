import type { BrowserContext, Page } from '@playwright/test';

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

/** Lets the device have stored values before each page of it runs. Frames of others may have no storage. */
export async function markStored(
  device: BrowserContext | Page,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await device.addInitScript((stored) => {
    try {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    } catch {
      // A document without storage, such as an error page or a frame of a widget.
    }
  }, values);
}
