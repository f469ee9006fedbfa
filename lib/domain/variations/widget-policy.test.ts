import type { Counter } from '../analytics/counter';
import { contentSecurityPolicy } from '../security/content-security-policy';
import { policyWithThirdParties } from './widget-policy';

const POLICY = contentSecurityPolicy({ nonce: 'abc', development: false, connect: [], images: ['https://p.example'] });
const CHAT = 'https://chat.example/widget/v2.js?key=1';

const policyWithWidgets = (policy: string, widgets: Readonly<Record<string, string>>) =>
  policyWithThirdParties(policy, { widgets, counter: null });

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('The policy of a page with widgets', () => {
  it('is unchanged for a hotel without widgets', () => {
    expect(policyWithWidgets(POLICY, {})).toBe(POLICY);
  });

  it('allows the host of a widget to be framed and connected to', () => {
    const policy = directives(policyWithWidgets(POLICY, { chat: CHAT }));
    expect(policy['frame-src']).toEqual(['https://chat.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://chat.example']);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://p.example', 'https://chat.example']);
  });

  it('names a host that serves two widgets once', () => {
    const policy = directives(policyWithWidgets(POLICY, { chat: CHAT, booking: 'https://chat.example/book.js' }));
    expect(policy['frame-src']).toEqual(['https://chat.example']);
  });

  it.each(['script-src', 'frame-ancestors', 'form-action', 'base-uri', 'worker-src', 'style-src-attr', 'default-src'])(
    'leaves %s unchanged',
    (name) => {
      expect(directives(policyWithWidgets(POLICY, { chat: CHAT }))[name]).toEqual(directives(POLICY)[name]);
    },
  );

  it('takes nothing but the origin from the address of a widget', () => {
    const policy = policyWithWidgets(POLICY, { booking: "https://user:secret@book.example:8443/a'; script-src *" });
    expect(directives(policy)['frame-src']).toEqual(['https://book.example:8443']);
    expect(policy).not.toContain('secret');
    expect(policy).not.toContain('script-src *');
  });

  it('allows a hotel’s counter to report to Metrica, and the operator’s service nothing more', () => {
    const withCounter = (counter: Counter) => policyWithThirdParties(POLICY, { widgets: {}, counter });
    const policy = directives(withCounter({ kind: 'metrica', number: 12345 }));
    expect(policy['connect-src']).toEqual(["'self'", 'https://mc.yandex.ru', 'https://mc.yandex.com']);
    expect(withCounter({ kind: 'operator' })).toBe(POLICY);
  });
});
