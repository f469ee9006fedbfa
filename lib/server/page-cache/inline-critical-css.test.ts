import { parseStyleSheet } from './critical-css';
import { inlineCriticalCss } from './inline-critical-css';

const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/app.css" nonce="N" data-precedence="next"/>';
const FONTS = '<link rel="stylesheet" href="/fonts/1/ubuntu.css"/>';
const html = `<head>${FONTS}${SHEET}</head><p class="a">a $& b</p>`;
const readSheet = (path: string) => (path.endsWith('/app.css') ? parseStyleSheet('.a{color:red}.b{color:blue}') : null);

it('replaces a style sheet of the app with the rules that the page needs', () => {
  expect(inlineCriticalCss(html, { nonce: 'N', readSheet })).toEqual({
    html: `<head>${FONTS}<style nonce="N">.a{color:red}</style></head><p class="a">a $& b</p>`,
    sheets: ['/_next/static/chunks/app.css'],
  });
});

it('leaves the link of a style sheet that cannot be read', () => {
  expect(inlineCriticalCss(html, { nonce: 'N', readSheet: () => null })).toEqual({ html, sheets: [] });
});
