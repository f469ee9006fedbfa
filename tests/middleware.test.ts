import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

/** The rewritten path of a request; null where it passes unchanged. */
function pass(host: string | null, path: string, headers: Record<string, string> = {}) {
  const request = new NextRequest(new URL(path, 'http://localhost:3000'), {
    headers: { ...(host !== null && { host }), ...headers },
  });
  const response = middleware(request);
  const rewritten = response.headers.get('x-middleware-rewrite');
  return {
    page: rewritten === null ? null : new URL(rewritten).pathname,
    response,
    /** The headers that the page receives. */
    sent: (name: string) => response.headers.get(`x-middleware-request-${name}`),
  };
}

describe('any Host header', () => {
  it.each([
    ['cala-verde.localhost:3000', '/cala-verde'],
    ['CALA-Verde.LocalHost', '/cala-verde'],
    ['cala-verde.localhost.', '/cala-verde'],
    ['cala-verde.example.com:8443', '/cala-verde'],
    ['localhost:3000', '/front'],
    ['www.localhost', '/front'],
    ['127.0.0.1:3000', '/front'],
    ['[::1]:3000', '/front'],
  ])('rewrites the host %s to %s', (host, page) => {
    expect(pass(host, '/')).toMatchObject({ page });
  });

  it.each([
    null,
    '',
    'a'.repeat(300),
    `${'a'.repeat(64)}.localhost`,
    '../cala-verde',
    'cala-verde/../qasr.localhost',
    '%63ala-verde.localhost',
    'xn--cala-9cd.localhost',
    'cala_verde.localhost',
    '_front.localhost',
    '.localhost',
    '..',
    '[::1',
    '[::zz]:3000',
    'cala-verde.localhost:port',
    '2130706433',
    '0x7f.1',
  ])('finds no hotel for the Host %j and does not throw', (host) => {
    expect(pass(host, '/')).toMatchObject({ page: '/unknown' });
  });

  it('ignores every header but Host', () => {
    const forwarded = {
      'x-forwarded-host': 'qasr.localhost',
      forwarded: 'host=qasr.localhost',
      'x-host': 'qasr.localhost',
    };
    expect(pass('cala-verde.localhost', '/', forwarded).page).toBe('/cala-verde');
  });
});

describe('a page', () => {
  it('sends the policy’s nonce to the page, whatever a client sends', () => {
    const { response, sent } = pass('cala-verde.localhost', '/', { 'x-nonce': 'mine', 'x-path': '/theirs' });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(sent('x-nonce')).not.toBe('mine');
    expect(policy).toContain(`'nonce-${sent('x-nonce')}'`);
    expect(sent('content-security-policy')).toBe(policy);
    expect(sent('x-path')).toBe('/');
  });

  it.each([
    ['/products/102?lang=de', 'de'],
    ['/?lang=de&lang=ru', 'de'],
    ['/?lang=%22%3E%3Cscript%3E', ''],
    ['/', ''],
  ])('pins the language of %s to %j, whatever a client sends', (path, language) => {
    expect(pass('cala-verde.localhost', path, { 'x-lang': 'ar' }).sent('x-lang')).toBe(language);
  });

  it('uses a new nonce each time', () => {
    const nonces = Array.from({ length: 20 }, () => pass('cala-verde.localhost', '/').sent('x-nonce'));
    expect(new Set(nonces).size).toBe(20);
  });

  it('forbids framing, sniffing and device access', () => {
    const { headers } = pass('guest.example.com', '/').response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('microphone=(self), camera=(self)');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect(pass('cala-verde.localhost', '/').response.headers.get('strict-transport-security')).toBeNull();
  });

  describe('behind an upstream with a realtime database', () => {
    beforeEach(() => {
      process.env.FIREBASE_DATABASE_URL = 'http://127.0.0.1:9000?ns=hotels';
    });
    afterEach(() => {
      delete process.env.FIREBASE_DATABASE_URL;
    });

    it('allows connections to the realtime database only', () => {
      const policy = pass('cala-verde.localhost', '/').response.headers.get('content-security-policy');
      expect(policy).toContain("; connect-src 'self' ws://127.0.0.1:9000; ");
    });
  });

  describe('of a platform', () => {
    const images = () =>
      /img-src [^;]*/.exec(
        pass('cala-verde.localhost', '/').response.headers.get('content-security-policy') ?? '',
      )?.[0];
    afterEach(() => {
      for (const name of ['HOTEL_API_URL', 'IMAGE_HOSTS', 'HSTS_SUBDOMAINS']) delete process.env[name];
    });

    it('allows only its own pictures with the embedded platform', () => {
      expect(images()).toBe("img-src 'self' data: blob:");
    });

    it('allows pictures over https behind an upstream, or of the operator’s hosts only', () => {
      process.env.HOTEL_API_URL = 'https://api.example.com';
      expect(images()).toBe("img-src 'self' data: blob: https:");
      process.env.IMAGE_HOSTS = 'cdn.example.com, *.pictures.example';
      expect(images()).toBe("img-src 'self' data: blob: https://cdn.example.com https://*.pictures.example");
    });

    it('extends HSTS to subdomains on request', () => {
      process.env.HSTS_SUBDOMAINS = 'on';
      const { headers } = pass('guest.example.com', '/').response;
      expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
    });
  });

  it('sends no referrer from the payment page', () => {
    const { page, response } = pass('cala-verde.localhost', `/pay/${'a'.repeat(43)}`);
    expect(page).toBe(`/paying/cala-verde/${'a'.repeat(43)}`);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('refuses a path that names another hotel', () => {
    expect(pass('cala-verde.localhost', '/qasr')).toMatchObject({ page: '/cala-verde/404' });
    expect(pass('cala-verde.localhost', '/qasr/products/3')).toMatchObject({ page: '/cala-verde/404' });
    expect(pass('cala-verde.localhost', '/cala-verde')).toMatchObject({ page: '/cala-verde/404' });
  });

  it('keeps the query', () => {
    const { response } = pass('cala-verde.localhost', '/products/3?set-room=101');
    expect(new URL(response.headers.get('x-middleware-rewrite') ?? '').search).toBe('?set-room=101');
  });
});

it('does not rewrite the routes for the browser', () => {
  for (const path of ['/api/v1/orders', '/storage/cala-verde/logo.svg', '/channels', '/words/en?v=1', '/healthz'])
    expect(pass('cala-verde.localhost', path).page).toBeNull();
});
