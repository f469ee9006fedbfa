import type { StorageKey } from '@/lib/domain/privacy/stored-keys';

/**
 * Dispatched on the window before a page loads itself again because its build is gone, so that what was typed is kept.
 * Rule: operations/OP21.
 */
export const RENEW_EVENT = 'renew';

/** In the session storage: when the page last loaded itself again, in epoch milliseconds. */
export const RENEWED_KEY: StorageKey = 'renewed_at';

/** A page does not load itself again so soon after it has. */
export const RENEW_PAUSE_MS = 60_000;
