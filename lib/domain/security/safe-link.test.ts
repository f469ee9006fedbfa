import fc from 'fast-check';
import { isExternal, safeLink, samePathOnly, sameSitePath } from './safe-link';

const own = { origin: 'https://aurora.example.com', upstream: 'https://api.hotels.test' };

describe('safeLink', () => {
  it.each([
    ['https://example.com/menu?x=1#top', 'https://example.com/menu?x=1#top'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['  https://example.com/ ', 'https://example.com/'],
    ['tel:+34 600 123-456', 'tel:+34 600 123-456'],
    ['mailto:desk@example.com?subject=Hello%20there', 'mailto:desk@example.com?subject=Hello%20there'],
    ['/products/7', '/products/7'],
    ['/storage/cala-verde/menu.pdf', '/storage/cala-verde/menu.pdf'],
    ['/search?q=50%25', '/search?q=50%25'],
    ['/search?q=50%2525', '/search?q=50%2525'],
    ['https://api.hotels.test/storage/logo.png?v=2', '/storage/logo.png?v=2'],
    ['https://api.hotels.test/pay/1', 'https://api.hotels.test/pay/1'],
    ['https://aurora.example.com/products/7', '/products/7'],
    ['https://api.hotels.test.evil.test/storage/x', 'https://api.hotels.test.evil.test/storage/x'],
  ])('converts %s to %s', (address, expected) => {
    expect(safeLink(address, own)).toBe(expected);
  });

  it.each([
    ['', null, undefined, '   '],
    ['mailto://:', 'mailto:'],
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
    ],
    ['data:text/html,<script>', 'vbscript:x', 'file:///etc/passwd', 'blob:https://a/b', 'ftp://a', 'intent://x'],
    [
      '//evil.test',
      '///evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      'https:\\\\evil.test',
      'https:/evil.test',
      'https:evil.test',
    ],
    [
      '/%2Fevil.test',
      '/%2f%2fevil.test',
      '/%5Cevil.test',
      '/%252Fevil.test',
      '/%25252Fevil.test',
      '/%252Fevil.test?%25',
      '/%252F%25FFevil.test',
      '/\t/evil.test',
      '/%09/evil.test',
    ],
    [
      '/a/../b',
      '/storage/../../etc/passwd',
      '/storage/%2e%2e/x',
      '/storage/%2e%2e%2fx',
      '/storage/%252e%252e/x',
      '/./a',
    ],
    ['/%', '/%zz', '/%00', '/a%0d%0aSet-Cookie:x', '/a\u2028b'],
    [
      'https://',
      'https:///',
      'http://[',
      'https://exa mple.com',
      'https://bank.test@evil.test/',
      'https://a:b@evil.test',
    ],
    ['menu', 'menu.pdf', '#top', '?x=1', './a', 'www.example.com', 'example.com:80/x'],
    [
      'tel:',
      'tel:javascript',
      'tel:+34"onclick=',
      'mailto:',
      'mailto:a b@c',
      'mailto:a@b%0d%0abcc:c@d',
      'mailto:a@b%',
      'mailto://a@b',
    ],
  ])('rejects %j, %j, %j, %j …', (...addresses) => {
    for (const address of addresses) expect([address, safeLink(address, own)]).toEqual([address, null]);
  });

  it('returns only web addresses, phone numbers, e-mail addresses and paths on this site', () => {
    fc.assert(
      fc.property(hostile, (address) => {
        const link = safeLink(address, own);
        if (link === null) return;
        const { protocol, origin, username } = new URL(link, own.origin);
        expect(['http:', 'https:', 'tel:', 'mailto:']).toContain(protocol);
        expect(username).toBe('');
        if (!isExternal(link)) expect(origin).toBe(own.origin);
        // A link that was accepted once must be accepted again, because several layers check it.
        expect(safeLink(link, own)).toBe(link);
      }),
      { numRuns: 10_000 },
    );
  });
});

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .array(
      fc.constantFrom(
        ...['/', '//', '\\', '..', '.', '%2f', '%5c', '%2e', '%25', '%0a', '%', '?', '#', '@', ':', ' ', '\t', '\n'],
        ...['javascript:', 'https:', 'http://', 'tel:', 'mailto:', 'data:', 'evil.test', 'aurora.example.com'],
        ...['api.hotels.test', 'storage', 'products', '7', '\u0000', '\u2028', '\u202e', 'é'],
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join('')),
);

describe('samePathOnly', () => {
  it.each(['/', '/home', '/products/7?open=1#a', '/caf%C3%A9', '/café', '/a//b'])('accepts %s', (path) => {
    expect(samePathOnly(path)).toBe(path);
  });

  it.each(['https://aurora.example.com/', 'home', '', ' /home', '//home', '/%2Fhome', 'tel:1', '/\u007f'])(
    'rejects %j',
    (path) => {
      expect(samePathOnly(path)).toBeNull();
    },
  );

  it('no browser leaves this site with an accepted path, even a decoded one', () => {
    fc.assert(
      fc.property(hostile, (address) => {
        const path = samePathOnly(`/${address}`);
        if (path === null) return;
        expect(path).toBe(`/${address}`);
        expect(new URL(path, own.origin).origin).toBe(own.origin);
        let text = path;
        for (let turn = 0; turn < 3; turn += 1) {
          expect(new URL(text, own.origin).origin).toBe(own.origin);
          text = text.replace(/(?:%[0-9a-f]{2})+/gi, (code) =>
            new TextDecoder().decode(Uint8Array.from(code.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))),
          );
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('sameSitePath', () => {
  it.each([
    ['/products/10', '/products/10'],
    ['https://aurora.example/products/10?a=1#b', '/products/10?a=1#b'],
    ['HTTP://Aurora.Example/', '/'],
  ])('returns the path of %s', (address, path) => {
    expect(sameSitePath(address, 'aurora.example')).toBe(path);
  });

  it.each([
    '',
    'products/10',
    '//aurora.example/',
    'https://aurora.example:8443/',
    'https://aurora.example@evil.example/',
    'https://aurora.example.evil.example/',
    'https://aurora.example//evil.example',
    'https://evil.example/',
    'ftp://aurora.example/',
    'javascript:alert(1)',
  ])('refuses %j', (address) => {
    expect(sameSitePath(address, 'aurora.example')).toBeNull();
  });

  it('knows no absolute address of a request without a host', () => {
    expect([sameSitePath('https://aurora.example/', null), sameSitePath('/a', null)]).toEqual([null, '/a']);
  });
});

describe('safeLink in a browser without the static functions of URL', () => {
  const { canParse, parse } = URL;
  beforeEach(() => {
    Object.assign(URL, { canParse: undefined, parse: undefined });
  });
  afterEach(() => {
    Object.assign(URL, { canParse, parse });
  });

  it.each(['mailto:desk@grand.example', 'https://grand.example/menu', '/products/3'])('reads %s', (link) => {
    expect(safeLink(link)).toBe(link);
  });
});
