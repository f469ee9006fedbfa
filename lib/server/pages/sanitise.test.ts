import { fileUrl } from './file-url';
import { richText, richTexts } from './sanitise';

const UPSTREAM = 'https://api.example.com';

describe('rich text', () => {
  it.each([
    ['keeps what a text is made of', '<p>A <b>b</b> <em>c</em><br /></p><ul><li>d</li></ul>', null],
    ['keeps a table', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>', null],
    ['drops scripts with what they say', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['drops styles with what they say', '<style>*{display:none}</style>a', 'a'],
    ['drops frames and forms', '<iframe src="https://x.example"></iframe><form><input></form>a', 'a'],
    ['drops handlers, classes and styles', '<p onclick="x()" class="y" style="z">a</p>', '<p>a</p>'],
    ['drops vector pictures with handlers', '<svg onload=alert(1)><a href="javascript:1">x</a></svg>', '<a>x</a>'],
    ['disarms a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['disarms one that hides in capitals and blanks', '<a href=" JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['disarms a data address', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['disarms another host without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    [
      'lets a link that leaves open beside the app',
      '<a href="https://x.example/a" rel="opener" target="_top">a</a>',
      '<a href="https://x.example/a" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
    [
      'keeps a link within the app in place',
      '<a href="/products/3">a</a>',
      '<a href="/products/3" rel="noopener noreferrer nofollow">a</a>',
    ],
    [
      'keeps a telephone',
      '<a href="tel:+34600">a</a>',
      '<a href="tel:+34600" rel="noopener noreferrer nofollow">a</a>',
    ],
    ['keeps our pictures', '<img src="a/b.png" onerror="x()">', '<img src="/storage/a/b.png" alt="" loading="lazy" />'],
    ['drops pictures without encryption', '<img src="http://x.example/a.png">a', 'a'],
    [
      'makes the upstream’s pictures ours',
      `<img src="${UPSTREAM}/storage/a.png" alt="b">`,
      '<img src="/storage/a.png" alt="b" loading="lazy" />',
    ],
    ['drops pictures from anywhere else', '<img src="data:image/svg+xml,x">a', 'a'],
    ['leaves the page its first heading', '<h1>a</h1>', '<h2>a</h2>'],
    ['keeps what stands under such a heading under it', '<h1>a</h1><h2>b</h2>', '<h2>a</h2><h3>b</h3>'],
    ['closes what is left open', '<p><b>a', '<p><b>a</b></p>'],
    ['writes a lonely angle as a word', 'a < b & c', 'a &lt; b &amp; c'],
  ])('%s', (_title, html, expected) => {
    expect(richText(html, UPSTREAM)).toBe(expected ?? html);
  });

  it('sanitises rich text in every language', () => {
    expect(richTexts({ en: '<script>1</script>a', ru: null }, null)).toEqual({ en: 'a', ru: null });
    expect(richTexts(null, null)).toBeNull();
  });

  it('cuts a text that is too long', () => {
    expect(richText('a'.repeat(1_000_000), null).length).toBeLessThan(250_000);
    expect(richText('<b>'.repeat(10_000), null)).not.toContain('<b>'.repeat(100));
  });
});

describe('addresses of files', () => {
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
  ])('returns the address of %s', (file, expected) => {
    expect(fileUrl(file, UPSTREAM)).toBe(expected);
  });
});
