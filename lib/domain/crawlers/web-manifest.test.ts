import { themeColors } from './web-manifest';

it('has the hotel’s colour in light mode and the page’s in dark mode', () => {
  expect(themeColors('#2faa61')).toEqual([
    { media: '(prefers-color-scheme: light)', color: '#2faa61' },
    { media: '(prefers-color-scheme: dark)', color: '#161310' },
  ]);
  expect(themeColors(null)).toEqual([{ media: '(prefers-color-scheme: dark)', color: '#161310' }]);
});
