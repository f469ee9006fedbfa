import { newFeaturesOfCss, newFeaturesOfScript, oldestBrowsers } from './find-new-features.mjs';

const OLDEST = { chrome: 111, firefox: 128, safari: 16.4 };

describe('oldestBrowsers', () => {
  it('reads the oldest version of each engine from browserslist entries', () => {
    expect(oldestBrowsers(['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4'])).toEqual(OLDEST);
  });

  it('refuses a list without one of the engines, which would be checked for nothing', () => {
    expect(() => oldestBrowsers(['chrome >= 111'])).toThrow('firefox');
  });
});

describe('newFeaturesOfScript', () => {
  it.each([
    ['a static member', 'if(URL.canParse(a))b()', ['URL.canParse']],
    ['a static member of a constructor', 'const f=new Intl.DurationFormat("en")', ['Intl.DurationFormat']],
    ['a global function', 'requestIdleCallback(a)', ['requestIdleCallback']],
    ['a global function of window', 'window.requestIdleCallback(a)', ['requestIdleCallback']],
    ['a method', 'a.b.checkVisibility()', ['checkVisibility']],
    [
      'a method in an argument of a known call',
      'URL.canParse(a.checkVisibility())',
      ['URL.canParse', 'checkVisibility'],
    ],
    ['a method of an iterator', 'new Map().values().map(a)', ['iterator helper']],
    ['a task of the scheduler', 'scheduler.postTask(a)', ['scheduler.postTask']],
    ['a method after a hole in an array', 'let a=[,1];a.getOrInsertComputed(1,b)', ['getOrInsertComputed']],
  ])('finds %s', (_, source, expected) => {
    expect(newFeaturesOfScript(source, OLDEST)).toEqual(expected);
  });

  it.each([
    ['is called only if it is there', 'dialog.requestClose?.()'],
    ['is looked up by in', 'if("requestIdleCallback"in window)window.requestIdleCallback(a)'],
    ['is looked up by typeof', 'typeof requestIdleCallback==="function"?requestIdleCallback(a):b()'],
    ['is one of an array', '[...a.values()].map(b);Object.keys(a).map(b);a.entries().next()'],
    ['is read before', 'if(Array.fromAsync)Array.fromAsync(a)'],
    ['is defined by the file itself', 'e({target:"Promise"},{withResolvers:function(){}});Promise.withResolvers()'],
    ['is older than the oldest browsers', 'a.toSorted();structuredClone(a);AbortSignal.timeout(1)'],
  ])('accepts a call that %s', (_, source) => {
    expect(newFeaturesOfScript(source, OLDEST)).toEqual([]);
  });

  it.each([
    ['a regular expression with the flag v', 'const a=/[\\p{L}--a]/v'],
    ['a resource that is disposed of', '{using a=b()}'],
    ['import attributes', 'import a from "./a.json" with {type:"json"}'],
  ])('finds %s, which the oldest browsers cannot read', (_, source) => {
    expect(newFeaturesOfScript(source, OLDEST)).toEqual([expect.stringContaining('syntax: ')]);
  });

  it('reads newer syntax that the oldest browsers have, and scripts that are no modules', () => {
    expect(newFeaturesOfScript('class A{static{this.#a=1}static #a;b=a?.b??1}', OLDEST)).toEqual([]);
    expect(newFeaturesOfScript('with(a){b}', OLDEST)).toEqual([]);
  });
});

describe('newFeaturesOfCss', () => {
  it.each([
    ['a relative colour', 'a{color:oklch(from var(--brand) calc(l - .03) c h)}', ['relative colour']],
    ['a relative colour in a token', ':root{--a:red;--a:oklch(from red l c h)}', ['relative colour']],
    ['light-dark()', 'a{color:light-dark(#000,#fff)}', ['light-dark()']],
    ['nesting', 'a{color:red;b{color:blue}}', ['nesting']],
    ['a selector', 'dialog:open,a{color:red}', [':open']],
    ['an at-rule', '@scope (a){b{color:red}}', ['@scope']],
  ])('finds %s', (_, source, expected) => {
    expect(newFeaturesOfCss(source, OLDEST)).toEqual(expected);
  });

  it.each([
    ['in @supports', '@supports (color:light-dark(red,red)){a{color:light-dark(#000,#fff)}}'],
    ['after a value that all know', 'a{color:red;color:light-dark(#000,#fff)}'],
    ['in a selector that forgives', 'a:where(:dir(rtl),[dir=rtl]){color:red}'],
    ['that all have', 'a:has(b){color:color-mix(in oklab,red 20%,blue)}@media (width>=700px){a{color:red}}'],
    ['whose name only looks so', 'a{background:linear-gradient(red,blue);width:calc(1rem*2)}'],
  ])('accepts what stands %s', (_, source) => {
    expect(newFeaturesOfCss(source, OLDEST)).toEqual([]);
  });
});
