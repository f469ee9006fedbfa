import 'server-only';
import type { HotelView } from '@/lib/contract/views';
import { policyWithVoice } from '@/lib/domain/security/voice-policy';
import { policyWithThirdParties } from '@/lib/domain/variations/widget-policy';
import { currentRequest } from '../request/current-request';

const POLICY = 'content-security-policy';

type ThirdParties = Pick<HotelView, 'counter' | 'variations' | 'voice'>;

/**
 * Allows the hosts of a hotel's widgets and counter, and of the voice provider, in the policy of the current page; must be
 * called before the first Suspense boundary. The middleware sets the policy that all hotels share, because it does no I/O
 * and knows no hotel. Outside of a request (tests) they stay blocked. Rules: security/SC12, voice/V11.
 */
export function allowThirdParties({ counter, variations, voice }: ThirdParties): void {
  const response = currentRequest()?.response;
  const policy = response?.getHeader(POLICY);
  if (response === undefined || typeof policy !== 'string' || response.headersSent) return;
  const widened = policyWithThirdParties(policy, { widgets: variations.widgets, counter });
  response.setHeader(POLICY, voice === null ? widened : policyWithVoice(widened, voice.url));
}
