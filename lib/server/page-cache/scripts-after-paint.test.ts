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
  const starter = /<script nonce="N">(\{let p=.*?)<\/script><\/head>/.exec(changed)?.[1] ?? '';

  it('are named once each, and neither preloaded nor run by the parser', () => {
    expect(changed).not.toMatch(/async=|preload/);
    for (const name of ['a', 'b', 'start']) expect(changed.split(chunk(name))).toHaveLength(2);
  });

  it('leaves scripts for old browsers, inline scripts and texts as they are', () => {
    for (const text of [OLD, 'größe', '<script nonce="N" id="_R_">1</script>', '<script nonce="N">data()</script>'])
      expect(changed).toContain(text);
  });

  it.each(['first frame', 'load event, of a page in the background'])('start in the %s, once', (moment) => {
    const added: { src: string }[] = [];
    const page = { createElement: () => ({ src: '' }), head: { append: (one: { src: string }) => added.push(one) } };
    const frames: (() => void)[] = [];
    const listeners = new Map<string, () => void>();
    const names = ['document', 'requestAnimationFrame', 'addEventListener'];
    new Function(...names, starter)(
      page,
      (frame: () => void) => frames.push(frame),
      (type: string, listener: () => void) => listeners.set(type, listener),
    );
    expect(added).toEqual([]);
    if (moment === 'first frame') for (const frame of frames) frame();
    listeners.get('load')?.();
    expect(added.map(({ src }) => src)).toEqual(['a', 'b', 'start'].map(chunk));
  });
});

it('returns HTML without async scripts unchanged', () => {
  expect(startScriptsAfterPaint('<p>$& a</p>', null)).toBe('<p>$& a</p>');
});

it('writes no nonce attribute for a page without a nonce', () => {
  const html = `<head><script src="${chunk('a')}" async=""></script></head>`;
  expect(startScriptsAfterPaint(html, null)).toMatch(/^<head><script>\{/);
});
