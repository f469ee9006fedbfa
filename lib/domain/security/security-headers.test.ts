import { contentSecurityPolicy } from './content-security-policy';
import { isLocalHost, securityHeaders } from './security-headers';

const policy = contentSecurityPolicy({ nonce: 'abc', development: false, connect: [], images: [] });
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('allows only scripts and styles with the nonce and no evaluated code', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
    expect(policy).not.toContain('unsafe-eval');
    expect(directive('style-src')).toBe("style-src 'self' 'nonce-abc'");
    expect(directive('style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
  });

  it('denies everything by default', () => {
    expect(directive('default-src')).toBe("default-src 'none'");
  });

  // These directives do not fall back to default-src.
  it.each([
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ])('the policy allows for %s only %s', (name, sources) => {
    expect(directive(name)).toBe(`${name} ${sources}`);
  });

  it.each(['connect-src', 'font-src', 'media-src', 'worker-src', 'manifest-src'])(
    'allows %s only for our own origin',
    (name) => {
      expect(directive(name)).toBe(`${name} 'self'`);
    },
  );

  it('allows pictures of our own origin and of configured hosts', () => {
    expect(directive('img-src')).toBe("img-src 'self' data: blob:");
    const elsewhere = contentSecurityPolicy({ nonce: 'abc', development: false, connect: [], images: ['https:'] });
    expect(elsewhere).toContain("; img-src 'self' data: blob: https:; ");
  });

  it('allows connections to our own origin and to configured hosts', () => {
    expect(directive('connect-src')).toBe("connect-src 'self'");
    const live = contentSecurityPolicy({
      nonce: 'abc',
      development: false,
      connect: ['wss://live.example'],
      images: [],
    });
    expect(live).toContain("; connect-src 'self' wss://live.example; ");
  });

  it('allows evaluated code only in development', () => {
    expect(contentSecurityPolicy({ nonce: 'abc', development: true, connect: [], images: [] })).toContain(
      "'unsafe-eval'",
    );
  });
});

describe('strict-transport-security', () => {
  it.each(['localhost:3000', 'cala-verde.localhost', '127.0.0.1:80', '[::1]:3000', null])(
    'strict-transport-security is not sent for the local host %s',
    (host) => {
      expect(isLocalHost(host)).toBe(true);
      expect(securityHeaders({ host }).map(([name]) => name)).not.toContain('strict-transport-security');
    },
  );

  it('strict-transport-security includes subdomains if the operator has configured it', () => {
    const headers = Object.fromEntries(securityHeaders({ host: 'aurora.example.com', hstsSubdomains: true }));
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['aurora.example.com', 'localhost.evil.example', 'notlocalhost'])(
    'strict-transport-security is sent for the host %s',
    (host) => {
      expect(securityHeaders({ host }).map(([name]) => name)).toContain('strict-transport-security');
    },
  );
});

it('a page with a secret address sends no referrer and is not indexed', () => {
  const said = (secret: boolean) => Object.fromEntries(securityHeaders({ host: 'aurora.example.com', secret }));
  expect(said(true)).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  expect(said(false)).toMatchObject({ 'referrer-policy': 'same-origin' });
  expect(said(false)).not.toHaveProperty('x-robots-tag');
});
