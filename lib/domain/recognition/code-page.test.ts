import fc from 'fast-check';
import { pageOf } from '../navigation/routes';
import { pageOfQrCode } from './code-page';

const HOSTS = ['aurora.example.com', 'guest.aurora.test:8443'];
const TOKEN = `${'aB3_-'.repeat(8)}xyz`;

describe('pageOfQrCode', () => {
  it.each([
    ['https://aurora.example.com/products/102', '/products/102', '102'],
    ['http://aurora.example.com/products/102/', '/products/102', '102'],
    ['HTTPS://AURORA.EXAMPLE.COM/sections/7', '/sections/7', '7'],
    ['https://aurora.example.com:443/sections/7', '/sections/7', '7'],
    ['https://guest.aurora.test:8443/section-page/7', '/section-page/7', '7'],
    ['  https://aurora.example.com/products/102\n', '/products/102', '102'],
    ['/products/102', '/products/102', '102'],
    ['/products/102?product=1001&utm_source=table#top', '/products/102?product=1001', '102'],
    ['/products/102?set-room=13&debug_mode=x&lang=ar', '/products/102', '102'],
    ['/products/102?product=../../pay', '/products/102', '102'],
    ['https://aurora.example.com', '/home', null],
    ['https://aurora.example.com?utm_source=door', '/home', null],
    ['https://aurora.example.com/?open-product-id=102', '/products/102', '102'],
    ['https://aurora.example.com/?open-product-id=//evil.test', '/home', null],
    ['https://aurora.example.com/?send-url=aHR0cHM6Ly9ldmlsLnRlc3Q=', '/home', null],
    ['/lottery/7', '/lottery/7', '7'],
    ['/booking', '/booking', null],
    ['/search?q=pizza', '/search', null],
    ['/skip-the-clean', '/skip-the-clean', null],
    ['/locations-occupancy', '/locations-occupancy', null],
    ['/chat', '/chat', null],
  ])('the code %j leads to %j', (text, path, section) => {
    expect(pageOfQrCode(text, HOSTS)).toEqual({ path, section });
  });

  it('leads to the printed code of a room or a place, which the server opens', () => {
    const path = `/r/${'aB3_-'.repeat(8)}.${'x'.repeat(22)}`;
    const page = { path, section: null, isPrintedCode: true };
    expect(pageOfQrCode(`https://aurora.example.com${path}?to=//evil.test`, HOSTS)).toEqual(page);
    expect(pageOfQrCode(path, HOSTS)).toEqual(page);
    expect(pageOfQrCode(`https://evil.test${path}`, HOSTS)).toBeNull();
    expect(pageOfQrCode('/r/x', HOSTS)).toBeNull();
  });

  it.each([
    ['no address', ['', '   ', 'Pizza', 'products/102', './products/102', '?product=1', '#top', '102']],
    [
      'another host',
      [
        'https://evil.test/products/102',
        'https://bellevue.example.com/products/102',
        'https://example.com/products/102',
        'https://aurora.example.com.evil.test/products/102',
        'https://evil-aurora.example.com/products/102',
        'https://aurora.example.com:8443/products/102',
        'https://guest.aurora.test/products/102',
        'https://aurora.example.com./products/102',
        'https://аurora.example.com/products/102',
        'https://aurora%2eexample.com/products/102',
      ],
    ],
    [
      'a host behind a user name or a backslash',
      [
        'https://aurora.example.com@evil.test/products/102',
        'https://evil.test@aurora.example.com/products/102',
        'https://a:b@aurora.example.com/products/102',
        'https://evil.test\\@aurora.example.com/products/102',
        'https://evil.test\\.aurora.example.com/products/102',
        'https:\\\\aurora.example.com\\products\\102',
        'https:aurora.example.com/products/102',
        'https:/aurora.example.com/products/102',
        'https:///aurora.example.com/products/102',
      ],
    ],
    [
      'another scheme',
      [
        'javascript:alert(1)//aurora.example.com/products/102',
        'JaVaScRiPt:location="/products/102"',
        'data:text/html,<script>location="/products/102"</script>',
        'blob:https://aurora.example.com/products/102',
        'file:///products/102',
        'ftp://aurora.example.com/products/102',
        'intent://aurora.example.com/products/102#Intent;end',
        'tel:+34600123456',
        'mailto:desk@aurora.example.com',
        'WIFI:S:Aurora;T:WPA;P:secret;;',
        'BEGIN:VCARD\nURL:https://aurora.example.com/products/102\nEND:VCARD',
        'view-source:https://aurora.example.com/products/102',
        'java\nscript:alert(1)',
        'ht\ttps://aurora.example.com/products/102',
      ],
    ],
    [
      'a path that leaves the site or climbs',
      [
        '//evil.test/products/102',
        '///evil.test',
        '/\\evil.test/products/102',
        '\\\\evil.test\\products\\102',
        '/%2Fevil.test',
        '/products/../../evil.test',
        '/products/102/../../pay',
        'https://aurora.example.com/storage/../products/102',
        'https://aurora.example.com/%2e%2e/products/102',
        '/./products/102',
        'https://aurora.example.com//products/102',
      ],
    ],
    [
      'a path with percent codes, once or twice encoded',
      ['/products/%31%30%32', '/products%2f102', '/%70roducts/102', '/products%252f102', '/products/102%00', '/%'],
    ],
    [
      'a page that no code leads to',
      [
        '/404',
        '/nowhere',
        '/aurora/products/102',
        '/api/v1/orders',
        '/storage/aurora/menu.pdf',
        '/products/',
        '/products/-1',
        '/products/1e3',
        '/products/٣',
        `/products/${'9'.repeat(16)}`,
        `/pay/${TOKEN}`,
        '/payment/success',
        '/ar',
        '/ar-promo',
        '/channels',
      ],
    ],
    ['control characters and unseen marks', ['/products/102\u0000', '/products/\u202e102', '/products/1\n02']],
    [
      'a very long text',
      [`/products/102?${'a'.repeat(600)}`, `https://aurora.example.com/products/102#${'#'.repeat(4_000)}`],
    ],
  ])('leads nowhere with %s', (_, texts) => {
    for (const text of texts) expect([text, pageOfQrCode(text, HOSTS)]).toEqual([text, null]);
  });

  it('leads nowhere outside the pages of the app, whatever the text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const page = pageOfQrCode(text, HOSTS);
        if (page === null) return;
        expect(page.path).toMatch(/^\/[a-z-]+(?:\/\d{1,15}(?:\?product=\d{1,15})?)?$/);
        expect(new URL(page.path, 'https://aurora.example.com').host).toBe('aurora.example.com');
        expect(['not-found', 'pay', 'payment']).not.toContain(pageOf(page.path.split('?')[0] ?? '').kind);
        // What a code leads to is itself a code that leads there.
        expect(pageOfQrCode(page.path, HOSTS)).toEqual(page);
      }),
      { numRuns: 10_000 },
    );
  });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .array(
      fc.constantFrom(
        ...['/', '//', '\\', '..', '%2f', '%5c', '%25', '%0a', '?', '#', '@', ':', ' ', '\t', '\n', '&', '='],
        ...['javascript:', 'https:', 'http://', 'https://', 'data:', 'evil.test', 'aurora.example.com', ':8443'],
        ...['products', 'sections', 'section-page', 'home', 'pay', TOKEN, '7', 'product', 'open-product-id', '\u202e'],
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join('')),
);
