import 'server-only';
import type { Payments } from '@/lib/platform/payments/payments';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';

/** The payments of the hotels that this process serves itself; null behind an upstream, which has pages of its own. */
export const embeddedPayments = (): Payments | null => (settings().upstream === null ? platform().payments : null);
