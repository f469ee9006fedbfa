import { parseStyleSheet } from './critical-css';
import { startFilesAfterPaint } from './files-after-paint';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const ALL = ['a', 'b', 'start'].map(chunk);
const OLD = `<script src="${chunk('old')}" noModule="" nonce="N"></script>`;
const HTML = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/app.css"/>',
  `<link rel="preload" as="script" fetchPriority="low" nonce="N" href="${chunk('start')}"/>`,
  `<script src="${chunk('a')}" async="" nonce="N"></script><script src="${chunk('b')}" async="" nonce="N"></script>`,
  `${OLD}</head><body>größe<script nonce="N" id="_R_">1</script>`,
  `<script src="${chunk('start')}" nonce="N" async=""></script><script nonce="N">data()</script></body>`,
].join('');

const SHEET = '/_next/static/chunks/app.css';
const readSheet = () => parseStyleSheet('p{margin:0}');
const changed = startFilesAfterPaint(HTML, { nonce: 'N', readSheet });

it('async scripts are named once each, and neither preloaded nor run by the parser', () => {
  expect(changed).not.toMatch(/<script[^>]* async=|<link rel="preload"/);
  for (const path of ALL) expect(changed.split(path)).toHaveLength(2);
});

it('the inline script comes before the critical CSS', () => {
  expect(changed).toMatch(/^<html><head><script nonce="N">[^<]*<\/script><style nonce="N">p\{margin:0\}<\/style>/);
});

it('a style sheet that cannot be read stays a link, behind the inline script', () => {
  const kept = startFilesAfterPaint(HTML, { nonce: 'N', readSheet: () => null });
  expect(kept).toMatch(/^<html><head><script nonce="N">[^<]*<\/script><link rel="stylesheet" href="[^"]*app.css"/);
  expect(kept).toContain('of []) addSheet(');
});

it('scripts for old browsers, inline scripts and texts stay as they are', () => {
  for (const text of [OLD, 'größe', '<script nonce="N" id="_R_">1</script>', '<script nonce="N">data()</script>'])
    expect(changed).toContain(text);
});

it.each([
  ['async scripts', `<html><head><link rel="stylesheet" href="${SHEET}"/></head><p>$& a</p></html>`],
  ['a head', `<link rel="stylesheet" href="${SHEET}"/><p>a</p><script src="${chunk('a')}" async=""></script>`],
])('HTML without %s is unchanged', (_title, html) => {
  expect(startFilesAfterPaint(html, { nonce: 'N', readSheet })).toBe(html);
});

type Added = Partial<Record<'src' | 'href' | 'rel', string>> & {
  name: string;
  async?: boolean;
  dataset: { precedence?: string };
};

/** Runs the inline script in a page whose paints, load event, failed files and time the test decides. */
function openPage({ canObserve = true } = {}) {
  const added: Added[] = [];
  const listeners = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  const document = {
    createElement: (name: string) => {
      const element: Added = { name, dataset: {} };
      const methods = {
        addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
        remove: () => added.splice(added.indexOf(element), 1),
      };
      return Object.setPrototypeOf(element, methods);
    },
    head: { append: (element: Added) => added.push(element) },
  };
  const setTimeout = (run: () => void) => timers.push(run);
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
  const globals = { document, window: { PerformanceObserver }, PerformanceObserver, addEventListener, setTimeout };
  const source = /<head><script nonce="N">([^<]*)<\/script>/.exec(changed)?.[1] ?? '';
  new Function(...Object.keys(globals), source)(...Object.values(globals));
  const passTime = () => {
    for (const run of timers.splice(0)) run();
  };
  return { added, happen: (event: string) => listeners.get(event)?.(), passTime };
}

const LINK: Added = { name: 'link', rel: 'stylesheet', href: SHEET, dataset: { precedence: 'next' } };
/** The style sheet first, because what a script opens needs it. */
const EXPECTED: readonly Added[] = [LINK, ...ALL.map((src) => ({ name: 'script', src, async: true, dataset: {} }))];

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

it('a style sheet that does not come is requested again and again, a while later', () => {
  const { added, happen, passTime } = openPage();
  happen('paint');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    happen('error');
    expect(added).toContainEqual(LINK);
    passTime();
    expect(added.filter(({ name }) => name === 'link')).toEqual([LINK]);
  }
});
