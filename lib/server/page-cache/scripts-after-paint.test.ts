import { startScriptsAfterPaint } from './scripts-after-paint';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const ALL = ['a', 'b', 'start'].map(chunk);
const OLD = `<script src="${chunk('old')}" noModule="" nonce="N"></script>`;
const HTML = [
  '<html><head><link rel="stylesheet" href="/app.css"/>',
  `<link rel="preload" as="script" fetchPriority="low" nonce="N" href="${chunk('start')}"/>`,
  `<script src="${chunk('a')}" async="" nonce="N"></script><script src="${chunk('b')}" async="" nonce="N"></script>`,
  `${OLD}</head><body>größe<script nonce="N" id="_R_">1</script>`,
  `<script src="${chunk('start')}" nonce="N" async=""></script><script nonce="N">data()</script></body>`,
].join('');

const SHEET = '/_next/static/chunks/app.css';
const changed = startScriptsAfterPaint(HTML, { nonce: 'N', sheets: [SHEET] });

it('async scripts are named once each, and neither preloaded nor run by the parser', () => {
  expect(changed).not.toMatch(/<script[^>]* async=|<link rel="preload"/);
  for (const path of ALL) expect(changed.split(path)).toHaveLength(2);
});

it('the inline script comes before the style sheet, which would hold it back', () => {
  expect(changed).toMatch(/^<html><head><script nonce="N">[^<]*<\/script><link rel="stylesheet"/);
});

it('scripts for old browsers, inline scripts and texts stay as they are', () => {
  for (const text of [OLD, 'größe', '<script nonce="N" id="_R_">1</script>', '<script nonce="N">data()</script>'])
    expect(changed).toContain(text);
});

it.each([
  ['async scripts', '<html><head></head><p>$& a</p></html>'],
  ['a head', `<p>a</p><script src="${chunk('a')}" async=""></script>`],
])('HTML without %s is unchanged', (_title, html) => {
  expect(startScriptsAfterPaint(html, { nonce: 'N', sheets: [] })).toBe(html);
});

type Added = {
  name: string;
  src?: string;
  href?: string;
  async?: boolean;
  rel?: string;
  dataset: { precedence?: string };
};

/** Runs the inline script in a page whose paints and load event the test decides. */
function openPage({ canObserve = true } = {}) {
  const added: Added[] = [];
  const listeners = new Map<string, () => void>();
  const document = {
    createElement: (name: string): Added => ({ name, dataset: {} }),
    head: { append: (element: Added) => added.push(element) },
  };
  class PerformanceObserver {
    static readonly supportedEntryTypes = canObserve ? ['paint'] : [];
    private readonly listener: () => void;
    constructor(listener: () => void) {
      this.listener = listener;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }): void {
      if (buffered) listeners.set(type, this.listener);
    }
  }
  const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
  const globals = { document, window: { PerformanceObserver }, PerformanceObserver, addEventListener };
  const source = /<head><script nonce="N">([^<]*)<\/script>/.exec(changed)?.[1] ?? '';
  new Function(...Object.keys(globals), source)(...Object.values(globals));
  return { added, happen: (event: string) => listeners.get(event)?.() };
}

/** The style sheet first, so that nothing that a script opens is without style. */
const EXPECTED: readonly Added[] = [
  { name: 'link', rel: 'stylesheet', href: SHEET, dataset: { precedence: 'next' } },
  ...ALL.map((src) => ({ name: 'script', src, async: true, dataset: {} })),
];

it('style sheets and async scripts start with the first paint, and not again with the load event', () => {
  const { added, happen } = openPage();
  expect(added).toEqual([]);
  happen('paint');
  expect(added).toEqual(EXPECTED);
  happen('load');
  expect(added).toEqual(EXPECTED);
});

it.each([
  ['a page in the background, which does not paint', true],
  ['a browser that cannot observe paints', false],
])('style sheets and async scripts start with the load event in %s', (_title, canObserve) => {
  const { added, happen } = openPage({ canObserve });
  happen('load');
  expect(added).toEqual(EXPECTED);
});
