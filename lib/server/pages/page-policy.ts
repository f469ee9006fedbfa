import 'server-only';
import type { HotelView } from '@/lib/contract/views';
import { policyWithThirdParties } from '@/lib/domain/security/widget-policy';
import { currentRequest } from './current-request';

const POLICY = 'content-security-policy';

/**
 * Allows the hosts of a hotel's widgets and counter in the policy of the current page; must be called before the first Suspense
 * boundary. The middleware sets the policy that all hotels share, because it does no I/O and knows no hotel. Outside of
 * this project's server (`next start`) they stay blocked. Rule: security/SC12.
 */
export function allowThirdParties({ counter, variations }: Pick<HotelView, 'counter' | 'variations'>): void {
  const response = currentRequest()?.response;
  const policy = response?.getHeader(POLICY);
  if (response === undefined || typeof policy !== 'string' || response.headersSent) return;
  response.setHeader(POLICY, policyWithThirdParties(policy, { widgets: variations.widgets, counter }));
}
