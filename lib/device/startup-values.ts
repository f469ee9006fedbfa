import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { PersistedAtom } from './persisted-atom';

/**
 * What a link or a printed code has brought into this visit, in session storage. Announcements and check-in read their
 * values here. Rules: startup/ST5, startup/ST9, startup/ST10, startup/ST11, device-storage/D11.
 */
const LONGEST = 300;

const text = (key: StorageKey) =>
  new PersistedAtom<string>({
    key,
    parse: (stored) => (stored ?? '').slice(0, LONGEST),
    serialize: (value) => (value === '' ? null : value.slice(0, LONGEST)),
    storage: () => window.sessionStorage,
  });

const flag = (key: StorageKey) =>
  new PersistedAtom<boolean>({
    key,
    parse: (stored) => stored === 'true',
    serialize: (value) => (value ? 'true' : null),
    storage: () => window.sessionStorage,
  });

/** The address to which a mailing with `send-url` was sent (`email`). */
export const visitEmail = text('email');
/** Whether the visit began with `send-url`, which shows the hotel's alternative logo. */
export const hasAlternateLogo = flag('alternate_logo');
/** The id of the announcement that this visit's code unlocks; '' for none. */
export const unlockedAnnouncement = text('announcement_id');
/** Whether the check-in is to open; whoever opens it sets it to false. */
export const wantsCheckIn = flag('online_checkin');
/** Whether My orders are to open; whoever opens them sets it to false. */
export const wantsOrders = flag('open_orders');
