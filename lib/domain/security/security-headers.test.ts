import { contentSecurityPolicy } from './content-security-policy';
import { isLocalHost, securityHeaders } from './security-headers';

const policy = contentSecurityPolicy({ nonce: 'abc', development: false, connect: [], images: [] });
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('what a page may run', () => {
  it('is only what this response has marked, and nothing written into the page', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
    expect(policy).not.toContain('unsafe-eval');
    expect(directive('style-src')).toBe("style-src 'self' 'nonce-abc'");
  });

  it('is denied unless it is named', () => {
    expect(directive('default-src')).toBe("default-src 'none'");
  });

  // These do not fall back to default-src.
  it.each(['frame-ancestors', 'base-uri', 'form-action'])('names %s', (name) => {
    expect(directive(name)).toBeDefined();
  });

  it.each(['connect-src', 'font-src', 'media-src', 'worker-src', 'manifest-src'])(
    'names %s, which it needs',
    (name) => {
      expect(directive(name)).toBe(`${name} 'self'`);
    },
  );

  it('shows pictures of our own, and of the hosts that are named', () => {
    expect(directive('img-src')).toBe("img-src 'self' data: blob:");
    const elsewhere = contentSecurityPolicy({ nonce: 'abc', development: false, connect: [], images: ['https:'] });
    expect(elsewhere).toContain("; img-src 'self' data: blob: https:; ");
  });

  it('talks to our own server alone, and to what the operator has configured', () => {
    expect(directive('connect-src')).toBe("connect-src 'self'");
    const live = contentSecurityPolicy({
      nonce: 'abc',
      development: false,
      connect: ['wss://live.example'],
      images: [],
    });
    expect(live).toContain("; connect-src 'self' wss://live.example; ");
  });

  it('is wider only for the tools of development', () => {
    expect(contentSecurityPolicy({ nonce: 'abc', development: true, connect: [], images: [] })).toContain(
      "'unsafe-eval'",
    );
  });
});

describe('encryption', () => {
  it.each(['localhost:3000', 'cala-verde.localhost', '127.0.0.1:80', '[::1]:3000', null])(
    'is not asked of %s',
    (host) => {
      expect(isLocalHost(host)).toBe(true);
      expect(securityHeaders({ host }).map(([name]) => name)).not.toContain('strict-transport-security');
    },
  );

  it('is asked of every host below where the operator says so', () => {
    const headers = Object.fromEntries(securityHeaders({ host: 'aurora.example.com', hstsSubdomains: true }));
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['aurora.example.com', 'localhost.evil.example', 'notlocalhost'])('is asked of %s', (host) => {
    expect(securityHeaders({ host }).map(([name]) => name)).toContain('strict-transport-security');
  });
});

it('a page with a secret in its address names it to nobody', () => {
  const said = (secret: boolean) => Object.fromEntries(securityHeaders({ host: 'aurora.example.com', secret }));
  expect(said(true)).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  expect(said(false)).toMatchObject({ 'referrer-policy': 'same-origin' });
  expect(said(false)).not.toHaveProperty('x-robots-tag');
});
