import 'server-only';
import { policyWithWidgets } from '@/lib/domain/security/widget-policy';
import type { Widgets } from '@/lib/domain/variations/variation-kinds';
import { currentRequest } from './current-request';

const POLICY = 'content-security-policy';

/**
 * Allows the hosts of a hotel's widgets in the policy of the current page; must be called before the first Suspense
 * boundary. The middleware sets the policy that all hotels share, because it does no I/O and knows no hotel. Outside of
 * this project's server (`next start`) the widgets stay blocked. Rule: security/SC12.
 */
export function allowWidgets(widgets: Widgets): void {
  const response = currentRequest()?.response;
  const policy = response?.getHeader(POLICY);
  if (response === undefined || typeof policy !== 'string' || response.headersSent) return;
  response.setHeader(POLICY, policyWithWidgets(policy, widgets));
}
