import 'server-only';
import type { Payments } from '@/lib/platform/orders/order-payments';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';

/** The payments of the embedded platform; null behind an upstream, which has its own payment pages. */
export const embeddedPayments = (): Payments | null => (settings().upstream === null ? platform().payments : null);
