import { readTypedFields } from '@/components/ui/typed-fields';
import { RENEW_EVENT } from '@/lib/domain/gestures/renew-event';
import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { watchGoneFiles } from './gone-files-watch';

/** What was typed on the page that is being loaded again, in the session storage of its tab. */
export const TYPED_KEY: StorageKey = 'typed_before_renewal';

/** Ignored: without the code the page is as after any reload. */
const ignore = () => undefined;

/**
 * Lets the page load itself again when its build is gone, keeps what is typed meanwhile, and types it again in the new
 * page; no password. Returns what ends that. Rule: operations/OP21.
 */
export function keepTypedOverRenewal(): () => void {
  const keep = () => {
    const typed = readTypedFields().filter(({ isSecret }) => !isSecret);
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(typed));
  };
  addEventListener(RENEW_EVENT, keep);
  const unwatch = watchGoneFiles();
  try {
    if (sessionStorage[TYPED_KEY]) import('./type-again').then(({ typeAgain }) => typeAgain(TYPED_KEY), ignore);
  } catch {
    // Storage is disabled, so nothing was kept.
  }
  return () => {
    unwatch();
    removeEventListener(RENEW_EVENT, keep);
  };
}
