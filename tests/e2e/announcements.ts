import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { seenKey } from '@/lib/domain/announcements/eligibility';

/** The storage keys that mark the announcements of the demo hotels as seen. */
const SEEN = globSync('hotels/*/announcements.json')
  .flatMap((file): Parameters<typeof seenKey>[0][] => JSON.parse(readFileSync(file, 'utf8')))
  .map(seenKey);

/** Lets a guest's device have seen every announcement of the demo hotels. */
export async function markAnnouncementsSeen(context: BrowserContext): Promise<void> {
  await context.addInitScript((keys) => {
    try {
      for (const key of keys) localStorage.setItem(key, 'true');
    } catch {
      // A document without storage shows no page of a hotel.
    }
  }, SEEN);
}
