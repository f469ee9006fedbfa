/**
 * Adds the host of the voice provider to the Content-Security-Policy of a page, for the offer that the browser posts;
 * sound and events need no source. Rule: voice/V11.
 */
export function policyWithVoice(policy: string, realtimeUrl: string): string {
  const { origin } = new URL(realtimeUrl);
  return policy
    .split('; ')
    .map((directive) => (directive.startsWith('connect-src ') ? `${directive} ${origin}` : directive))
    .join('; ');
}
