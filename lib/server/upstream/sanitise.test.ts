import { fileUrl } from './file-url';
import { richText, richTexts } from './sanitise';

const UPSTREAM = 'https://api.example.com';

describe('rich text', () => {
  it.each([
    [
      'keeps paragraphs, emphasis, line breaks and lists',
      '<p>A <b>b</b> <em>c</em><br /></p><ul><li>d</li></ul>',
      null,
    ],
    ['keeps a table', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>', null],
    ['drops scripts with their content', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['drops style elements with their content', '<style>*{display:none}</style>a', 'a'],
    ['drops frames and forms', '<iframe src="https://x.example"></iframe><form><input></form>a', 'a'],
    ['drops event handlers, classes and inline styles', '<p onclick="x()" class="y" style="z">a</p>', '<p>a</p>'],
    ['drops an SVG with its event handlers', '<svg onload=alert(1)><a href="javascript:1">x</a></svg>', '<a>x</a>'],
    ['removes the address of a javascript: link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['removes a javascript: address with capitals and spaces', '<a href=" JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['removes the address of a data: link', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['removes the address of a link to another host without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    [
      'opens a link to another site in a new tab',
      '<a href="https://x.example/a" rel="opener" target="_top">a</a>',
      '<a href="https://x.example/a" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
    [
      'opens a link within the app in the same tab',
      '<a href="/products/3">a</a>',
      '<a href="/products/3" rel="noopener noreferrer nofollow">a</a>',
    ],
    [
      'keeps the link to a telephone number',
      '<a href="tel:+34600">a</a>',
      '<a href="tel:+34600" rel="noopener noreferrer nofollow">a</a>',
    ],
    [
      'keeps pictures of our storage',
      '<img src="a/b.png" onerror="x()">',
      '<img src="/storage/a/b.png" alt="" loading="lazy" />',
    ],
    ['drops pictures over plain http', '<img src="http://x.example/a.png">a', 'a'],
    [
      'converts the address of an upstream’s picture to our storage',
      `<img src="${UPSTREAM}/storage/a.png" alt="b">`,
      '<img src="/storage/a.png" alt="b" loading="lazy" />',
    ],
    ['drops pictures with a data: address', '<img src="data:image/svg+xml,x">a', 'a'],
    ['changes a first-level heading to the second level', '<h1>a</h1>', '<h2>a</h2>'],
    ['moves the headings below a first-level heading down as well', '<h1>a</h1><h2>b</h2>', '<h2>a</h2><h3>b</h3>'],
    ['closes elements that are left open', '<p><b>a', '<p><b>a</b></p>'],
    ['escapes a single angle bracket', 'a < b & c', 'a &lt; b &amp; c'],
  ])('%s', (_title, html, expected) => {
    expect(richText(html, UPSTREAM)).toBe(expected ?? html);
  });

  it('sanitises rich text in every language', () => {
    expect(richTexts({ en: '<script>1</script>a', ru: null }, null)).toEqual({ en: 'a', ru: null });
    expect(richTexts(null, null)).toBeNull();
  });

  it('cuts a rich text that is too long', () => {
    expect(richText('a'.repeat(1_000_000), null).length).toBeLessThan(250_000);
    expect(richText('<b>'.repeat(10_000), null)).not.toContain('<b>'.repeat(100));
  });
});

describe('the addresses of files', () => {
  it.each([
    ['logo.svg', '/storage/logo.svg'],
    ['/storage/aurora/logo.svg', '/storage/aurora/logo.svg'],
    ['storage/logo.svg', '/storage/logo.svg'],
    ['https://cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
    [`${UPSTREAM}/storage/logo.svg`, '/storage/logo.svg'],
    ['//cdn.example/logo.svg', null],
    ['javascript:alert(1)', null],
    ['../secret', null],
    ['a/%2e%2e/%2e%2e/secret', null],
    ['', null],
    [null, null],
  ])('converts the file address %s to a safe one or refuses it', (file, expected) => {
    expect(fileUrl(file, UPSTREAM)).toBe(expected);
  });
});
