import { linkedFiles, linkedPages, packResponses } from './offline-pack';

const page = (path: string, text: string) => ({ path, type: 'text/html', policy: 'p', text });

describe('packResponses', () => {
  it.each([
    ['a page', '<html lang="en"><p>a</p><script>x("1:[\\n2:{\\"a\\":1}")</script></html>'],
    ['a call', '{"data":[{"id":1},{"id":2}]}'],
    ['an empty response', ''],
  ])('contains %s unchanged, as pieces', (_what, text) => {
    const { texts, responses } = packResponses([page('/', text)]);
    expect(responses['/']?.parts.map((part) => texts[part]).join('')).toBe(text);
  });

  it('contains a text that two pages share once', () => {
    const { texts } = packResponses([page('/', '<b>shared<i>one'), page('/sections/1', '<b>shared<i>two')]);
    expect(texts).toEqual(['<b>shared', '<i>one', '<i>two']);
  });
});

it('finds the pages to keep that a page links to, each once and without queries', () => {
  const html = [
    '/',
    '/products/1',
    '/products/1?product=2',
    '/search#top',
    '/chat',
    '/pay/x',
    '/desk',
    '/storage/a.pdf',
  ]
    .map((path) => `<a href="${path}">`)
    .join('');
  expect(linkedPages(`${html}<a href="https://elsewhere.test/products/9">`)).toEqual([
    '/',
    '/products/1',
    '/search',
    '/chat',
  ]);
});

it('finds the fonts that a page preloads, both weights of its text', () => {
  const html =
    '<link rel="preload" href="/fonts/1/a-400.woff2" as="font"><link href="/fonts/1/a-500.woff2">x("/fonts/1/a-400.woff2\\"")';
  expect(linkedFiles(html)).toEqual(['/fonts/1/a-400.woff2', '/fonts/1/a-500.woff2']);
});

it('finds the scripts and styles of a page, also those that its data names', () => {
  const html =
    '<script src="/_next/static/old.js" noModule=""></script><link href="/_next/static/a.css"><script src="/_next/static/b.js"></script>x("/_next/static/c.js\\"")/_next/static/b.js';
  expect(linkedFiles(html)).toEqual(['/_next/static/a.css', '/_next/static/b.js', '/_next/static/c.js']);
});
