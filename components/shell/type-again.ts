import { restoreTypedFields } from '@/components/ui/typed-fields';
import { TYPED_KEY } from './typed-over-renewal';

/** How long the page may take to show its fields again, in ms: sheets open after the page. */
const LIMIT_MS = 10_000;

/** Types what was kept, in each field once it is there again. Rule: operations/OP21. */
export function typeAgain(): void {
  const kept = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]');
  sessionStorage.removeItem(TYPED_KEY);
  restoreTypedFields(kept, LIMIT_MS);
}
