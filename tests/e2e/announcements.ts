import type { BrowserContext } from '@playwright/test';

/** Lets a guest's device have seen every announcement of every hotel. */
export async function markAnnouncementsSeen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(key) {
      return key.startsWith('display_announcement_') ? 'true' : read.call(this, key);
    };
  });
}
