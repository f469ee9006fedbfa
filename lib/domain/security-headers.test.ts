import { contentSecurityPolicy } from './content-security-policy';
import { isLocalHost, securityHeaders } from './security-headers';

const policy = contentSecurityPolicy({ nonce: 'abc', development: false, connect: [] });
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('what a page may run', () => {
  it('is only what this response has marked, and nothing written into the page', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
    expect(policy).not.toContain('unsafe-eval');
    expect(directive('style-src')).toBe("style-src 'self' 'nonce-abc'");
  });

  it.each(['frame-ancestors', 'base-uri', 'object-src', 'form-action', 'connect-src', 'worker-src'])(
    'names %s',
    (name) => {
      expect(directive(name)).toBeDefined();
    },
  );

  it('talks to our own server alone, and to what the operator has configured', () => {
    expect(directive('connect-src')).toBe("connect-src 'self'");
    const live = contentSecurityPolicy({ nonce: 'abc', development: false, connect: ['wss://live.example'] });
    expect(live).toContain("; connect-src 'self' wss://live.example; ");
  });

  it('is wider only for the tools of development', () => {
    expect(contentSecurityPolicy({ nonce: 'abc', development: true, connect: [] })).toContain("'unsafe-eval'");
  });
});

describe('encryption', () => {
  it.each(['localhost:3000', 'cala-verde.localhost', '127.0.0.1:80', '[::1]:3000', null])(
    'is not asked of %s',
    (host) => {
      expect(isLocalHost(host)).toBe(true);
      expect(securityHeaders(host).map(([name]) => name)).not.toContain('strict-transport-security');
    },
  );

  it.each(['aurora.example.com', 'localhost.evil.example', 'notlocalhost'])('is asked of %s', (host) => {
    expect(securityHeaders(host).map(([name]) => name)).toContain('strict-transport-security');
  });
});

it('a page with a secret in its address names it to nobody', () => {
  const said = (secret: boolean) => Object.fromEntries(securityHeaders('aurora.example.com', secret));
  expect(said(true)).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  expect(said(false)).toMatchObject({ 'referrer-policy': 'same-origin' });
  expect(said(false)).not.toHaveProperty('x-robots-tag');
});
