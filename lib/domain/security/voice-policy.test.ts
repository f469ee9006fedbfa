import { contentSecurityPolicy } from './content-security-policy';
import { policyWithVoice } from './voice-policy';

const POLICY = contentSecurityPolicy({ nonce: 'abc', development: false, connect: [], images: [] });

it('allows nothing but connections to the origin of the voice provider', () => {
  const before = POLICY.split('; ');
  const after = policyWithVoice(POLICY, 'https://voice.example:8443/v1/realtime?a=b').split('; ');
  expect(after.filter((directive) => !before.includes(directive))).toEqual([
    "connect-src 'self' https://voice.example:8443",
  ]);
  expect(after).toHaveLength(before.length);
});
