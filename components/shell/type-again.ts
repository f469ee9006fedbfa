import { restoreTypedFields } from '@/components/ui/typed-fields';

/** How long the page may take to show its fields again, in ms: sheets open after the page. */
const LIMIT_MS = 10_000;

/** Types what the session storage keeps under `key`, in each field once it is there again. Rule: operations/OP21. */
export function typeAgain(key: string): void {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  sessionStorage.removeItem(key);
  restoreTypedFields(kept, LIMIT_MS);
}
