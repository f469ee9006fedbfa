import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

/** The path to which a request is rewritten; null when it passes unchanged. */
function pass(host: string | null, path: string, headers: Record<string, string> = {}) {
  const request = new NextRequest(new URL(path, 'http://localhost:3000'), {
    headers: { ...(host !== null && { host }), ...headers },
  });
  const response = middleware(request);
  const rewritten = response.headers.get('x-middleware-rewrite');
  return {
    page: rewritten === null ? null : new URL(rewritten).pathname,
    response,
    /** The headers that the page receives from the middleware. */
    sent: (name: string) => response.headers.get(`x-middleware-request-${name}`),
  };
}

describe('the middleware with any Host header', () => {
  it.each([
    ['cala-verde.localhost:3000', '/cala-verde'],
    ['CALA-Verde.LocalHost', '/cala-verde'],
    ['cala-verde.localhost.', '/cala-verde'],
    ['cala-verde.example.com:8443', '/cala-verde'],
    ['localhost:3000', '/front'],
    ['www.localhost', '/front'],
    ['127.0.0.1:3000', '/front'],
    ['[::1]:3000', '/front'],
  ])('rewrites a request to the host %s to the page %s', (host, page) => {
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
  ])('finds no hotel for the Host header %j and does not throw', (host) => {
    expect(pass(host, '/')).toMatchObject({ page: '/unknown' });
  });

  it('resolves the hotel without any header but Host', () => {
    const forwarded = {
      'x-forwarded-host': 'qasr.localhost',
      forwarded: 'host=qasr.localhost',
      'x-host': 'qasr.localhost',
    };
    expect(pass('cala-verde.localhost', '/', forwarded).page).toBe('/cala-verde');
  });
});

describe('the headers of a page from the middleware', () => {
  it.each([
    ['a page of a hotel', 'cala-verde.localhost', '/', null],
    ['a page without indexing', 'cala-verde.localhost', '/chat', 'noindex'],
    ['a page on another host of a hotel with a custom one', 'grand.localhost', '/', 'noindex'],
  ])('tells search engines whether to index %s', (_title, host, path, expected) => {
    const before = process.env.TENANT_HOSTS;
    process.env.TENANT_HOSTS = 'guest.grand.example=grand';
    const found = pass(host, path).response.headers.get('x-robots-tag');
    if (before === undefined) delete process.env.TENANT_HOSTS;
    else process.env.TENANT_HOSTS = before;
    expect(found).toBe(expected);
  });

  it('sends its policy with the nonce to the page and ignores a policy from the client', () => {
    const theirs = { 'content-security-policy': "script-src 'nonce-mine'", 'x-path': '/theirs' };
    const { response, sent } = pass('cala-verde.localhost', '/', theirs);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/'nonce-[\w+/]{24}'/);
    expect(policy).not.toContain('mine');
    expect(sent('content-security-policy')).toBe(policy);
    expect(sent('x-path')).toBe('/');
  });

  it.each([
    ['/products/102?lang=de', 'de'],
    ['/?lang=de&lang=ru', 'de'],
    ['/?lang=%22%3E%3Cscript%3E', ''],
    ['/', ''],
  ])('pins the language of the path %s to %j and ignores a header from the client', (path, language) => {
    expect(pass('cala-verde.localhost', path, { 'x-lang': 'ar' }).sent('x-lang')).toBe(language);
  });

  it('uses a new nonce for each request', () => {
    const policies = Array.from({ length: 20 }, () =>
      pass('cala-verde.localhost', '/').sent('content-security-policy'),
    );
    expect(new Set(policies).size).toBe(20);
  });

  it('forbids framing, content sniffing and access to devices', () => {
    const { headers } = pass('guest.example.com', '/').response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('microphone=(self), camera=(self)');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect(pass('cala-verde.localhost', '/').response.headers.get('strict-transport-security')).toBeNull();
  });

  describe('the policy behind an upstream with a realtime database', () => {
    beforeEach(() => {
      process.env.FIREBASE_DATABASE_URL = 'http://127.0.0.1:9000?ns=hotels';
    });
    afterEach(() => {
      delete process.env.FIREBASE_DATABASE_URL;
    });

    it('allows connections only to the realtime database and to the site itself', () => {
      const policy = pass('cala-verde.localhost', '/').response.headers.get('content-security-policy');
      expect(policy).toContain("; connect-src 'self' ws://127.0.0.1:9000; ");
    });
  });

  describe('the picture sources in the policy', () => {
    const images = () =>
      /img-src [^;]*/.exec(
        pass('cala-verde.localhost', '/').response.headers.get('content-security-policy') ?? '',
      )?.[0];
    afterEach(() => {
      for (const name of ['HOTEL_API_URL', 'IMAGE_HOSTS', 'HSTS_SUBDOMAINS']) delete process.env[name];
    });

    it('allows only the site’s own pictures with the embedded platform', () => {
      expect(images()).toBe("img-src 'self' data: blob:");
    });

    it('allows pictures over https behind an upstream, or only from the hosts that the operator names', () => {
      process.env.HOTEL_API_URL = 'https://api.example.com';
      expect(images()).toBe("img-src 'self' data: blob: https:");
      process.env.IMAGE_HOSTS = 'cdn.example.com, *.pictures.example';
      expect(images()).toBe("img-src 'self' data: blob: https://cdn.example.com https://*.pictures.example");
    });

    it('extends HSTS to subdomains when the operator sets it', () => {
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

  it('refuses a path that contains the code of another hotel', () => {
    expect(pass('cala-verde.localhost', '/qasr')).toMatchObject({ page: '/cala-verde/404' });
    expect(pass('cala-verde.localhost', '/qasr/products/3')).toMatchObject({ page: '/cala-verde/404' });
    expect(pass('cala-verde.localhost', '/cala-verde')).toMatchObject({ page: '/cala-verde/404' });
  });

  it('keeps the query of a rewritten request', () => {
    const { response } = pass('cala-verde.localhost', '/products/3?set-room=101');
    expect(new URL(response.headers.get('x-middleware-rewrite') ?? '').search).toBe('?set-room=101');
  });
});

it('does not rewrite the routes that browsers call directly', () => {
  for (const path of ['/api/v1/orders', '/storage/cala-verde/logo.svg', '/channels', '/words/en?v=1'])
    expect(pass('cala-verde.localhost', path).page).toBeNull();
});
