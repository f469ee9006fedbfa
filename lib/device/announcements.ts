import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { PersistedAtom } from './persisted-atom';

/**
 * Marks an announcement as seen, under the key of lib/domain/announcements/eligibility.ts. Rules: announcements/AN5,
 * device-storage/D10.
 */
export const seenAnnouncement = (key: StorageKey) =>
  new PersistedAtom<boolean>({
    key,
    parse: (stored) => stored !== null,
    serialize: (value) => (value ? 'true' : null),
  });

/** When this visit began, in milliseconds since 1970; 0: not known yet. A visit is a tab. Rule: announcements/AN9. */
const visitBegan = new PersistedAtom<number>({
  key: 'visit_began',
  parse: (stored) => (/^\d{1,15}$/.test(stored ?? '') ? Number(stored) : 0),
  serialize: (value) => (value === 0 ? null : String(value)),
  storage: () => window.sessionStorage,
});

/** Milliseconds since the visit began. The first call begins it. */
export function visitAge(now: number): number {
  visitBegan.changeNow((began) => (began > 0 && began <= now ? began : now));
  return Math.max(0, now - visitBegan.get());
}
