import { startScriptsAfterPaint } from './scripts-after-paint';

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const OLD = `<script src="${chunk('old')}" noModule="" nonce="N"></script>`;
const HTML = [
  `<head><link rel="preload" as="script" fetchPriority="low" nonce="N" href="${chunk('start')}"/>`,
  `<script src="${chunk('a')}" async="" nonce="N"></script><script src="${chunk('b')}" async="" nonce="N"></script>`,
  `${OLD}</head><body>größe<script nonce="N" id="_R_">1</script>`,
  `<script src="${chunk('start')}" nonce="N" async=""></script><script nonce="N">data()</script></body>`,
].join('');

describe('scripts of a page from the cache', () => {
  const changed = startScriptsAfterPaint(HTML, 'N');
  const starter = /<script nonce="N">(\{let b.*?)<\/script><\/head>/.exec(changed)?.[1] ?? '';

  it('are named once each, and neither preloaded nor run by the parser', () => {
    expect(changed).not.toMatch(/async=|preload/);
    for (const name of ['a', 'b', 'start']) expect(changed.split(chunk(name))).toHaveLength(2);
  });

  it('leaves scripts for old browsers, inline scripts and texts as they are', () => {
    for (const text of [OLD, 'größe', '<script nonce="N" id="_R_">1</script>', '<script nonce="N">data()</script>'])
      expect(changed).toContain(text);
  });

  /** Runs the starter in a page whose paints and load event the test decides. */
  function start(canObserve: boolean) {
    const added: string[] = [];
    const listeners = new Map<string, () => void>();
    const document = {
      createElement: () => ({ src: '', async: false }),
      head: { append: ({ src, async }: { src: string; async: boolean }) => added.push(async ? src : 'not async') },
    };
    class PerformanceObserver {
      constructor(listener: () => void) {
        listeners.set('paint', listener);
      }
      observe(): void {
        if (!canObserve) throw new TypeError('unknown type');
      }
    }
    const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
    const globals = { document, PerformanceObserver, addEventListener };
    new Function(...Object.keys(globals), starter)(...Object.values(globals));
    return { added, happen: (event: string) => listeners.get(event)?.() };
  }
  const all = ['a', 'b', 'start'].map(chunk);

  it('start with the first paint, and not again with the load event', () => {
    const { added, happen } = start(true);
    expect(added).toEqual([]);
    happen('paint');
    happen('load');
    expect(added).toEqual(all);
  });

  it.each([
    ['a page in the background, which does not paint', true],
    ['a browser that cannot observe paints', false],
  ])('start with the load event in %s', (_what, canObserve) => {
    const { added, happen } = start(canObserve);
    happen('load');
    expect(added).toEqual(all);
  });
});

it('returns HTML without async scripts unchanged', () => {
  expect(startScriptsAfterPaint('<p>$& a</p>', null)).toBe('<p>$& a</p>');
});

it('writes no nonce attribute for a page without a nonce', () => {
  const html = `<head><script src="${chunk('a')}" async=""></script></head>`;
  expect(startScriptsAfterPaint(html, null)).toMatch(/^<head><script>\{/);
});
