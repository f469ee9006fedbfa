import { foreignUrls, lazyListsOf, scriptsOf, sizeOfFeature } from './first-load.mjs';

describe('the scripts of a first load', () => {
  it('finds the scripts in tags, preloads and the page’s data, each once', () => {
    const html = `
      <link rel="preload" as="script" href="/_next/static/chunks/a.js"/>
      <link rel="modulepreload" href="/_next/static/chunks/b.js">
      <link rel="stylesheet" href="/_next/static/chunks/look.css"/>
      <script src="/_next/static/chunks/a.js" async=""></script>
      <script nonce="x" src="/_next/static/chunks/c.js?v=1&amp;w=2" async=""></script>
      <script>self.__next_f.push([1,"2:\\"/_next/static/chunks/d.js\\""])</script>`;
    const names = ['a.js', 'b.js', 'c.js?v=1&w=2', 'd.js'].map((name) => `/_next/static/chunks/${name}`);
    expect(new Set(scriptsOf(html))).toEqual(new Set(names));
  });

  it('ignores scripts that only old browsers load', () => {
    expect(scriptsOf('<script src="/_next/static/chunks/old.js" noModule=""></script>')).toEqual([]);
  });
});

describe('the addresses on other hosts that a page makes a browser fetch', () => {
  it.each([
    ['a script', '<script src="https://cdn.example/x.js"></script>', ['https://cdn.example/x.js']],
    ['a font', '<link rel="stylesheet" href="//fonts.example/x.css">', ['//fonts.example/x.css']],
    ['a picture', '<img src="https://pictures.example/x.png">', ['https://pictures.example/x.png']],
    ['its own script', '<script src="/x.js"></script>', []],
    ['its own host by name', '<img src="http://cala-verde.localhost/x.png">', []],
    ['a link to follow', '<a href="https://elsewhere.example">Elsewhere</a>', []],
    ['its own name for search engines', '<link rel="canonical" href="https://guest.example/">', []],
  ])('finds the addresses on other hosts in the HTML of a page with %s', (_, html, expected) => {
    expect(foreignUrls(html, 'cala-verde.localhost')).toEqual(expected);
  });
});

describe('the lazy imports of a chunk', () => {
  it('finds the file lists of lazy imports as Turbopack writes them', () => {
    const source = `84980,s=>{s.v(t=>Promise.all(["static/chunks/1j.js","static/chunks/2e.js","static/chunks/1c.css"].map(t=>s.l(t))).then(()=>t(39178)))},4,s=>{s.v(t=>Promise.all(["static/chunks/9.js"].map(t=>s.l(t))).then(()=>t(3)))}`;
    expect(lazyListsOf(source)).toEqual([
      ['static/chunks/1j.js', 'static/chunks/2e.js', 'static/chunks/1c.css'],
      ['static/chunks/9.js'],
    ]);
  });
});

describe('the size of a feature', () => {
  const loads = [
    { size: 9_000, text: 'new RTCPeerConnection' },
    { size: 8_000, text: 'error:"too_many_calls"' },
    { size: 5_000, text: 'data-part":"story-bars"' },
  ];

  it.each([
    ['is that of its load', ['story-bars'], 5_000],
    ['is the sum of its loads', ['RTCPeerConnection', 'too_many_calls'], 17_000],
    ['counts a load with two of its texts once', ['story-bars', 'data-part'], 5_000],
    ['is unknown when one of its texts is in no load', ['story-bars', 'renamed'], null],
  ])('%s', (_title, contains, size) => {
    expect(sizeOfFeature(loads, contains)).toBe(size);
  });
});
