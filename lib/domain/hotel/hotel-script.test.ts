import { hotelScript } from './hotel-script';

describe('The text of a hotel’s own script', () => {
  it.each([
    ['is the script itself without tags around it', 'window.a = 1;', 'window.a = 1;'],
    ['has no script tags', '<script>window.a = 1;</script>', 'window.a = 1;'],
    ['has no script tags with attributes', '<script type="text/javascript" async>\na()\n</script>', 'a()'],
    ['joins several scripts', '<script>a();</script>\n<script>b();</script>', 'a();\nb();'],
    [
      'has no tags of other elements',
      '<noscript><img height="1" src="https://x.example/p?a=1"/></noscript>go()',
      'go()',
    ],
    ['has no comment marks', '<!-- Counter -->\ngo()', 'Counter \ngo()'],
    ['keeps comparisons', 'for (var i=0;i<n;i++){if(a>b)c()}', 'for (var i=0;i<n;i++){if(a>b)c()}'],
    ['keeps comparisons with a name on both sides', 'if (a<b && c>d) e()', 'if (a<b && c>d) e()'],
    ['is null without a script', null, null],
    ['is null for blanks', '  \n', null],
    ['is null for tags only', '<script src="https://x.example/w.js"></script>', null],
  ])('%s', (_title, scripts, text) => {
    expect(hotelScript(scripts)).toBe(text);
  });

  it('is read in time from a hostile text of ten thousand attributes', () => {
    expect(hotelScript(`<a${' a'.repeat(10_000)}`)).toHaveLength(20_002);
  });
});
