import { manifestScreenshots, screenshotFlaws } from './manifest-screenshots';

const shot = (sizes: string, src = '/storage/lido/home.webp') => ({ src, sizes, label: null });

it.each([
  ['a phone', '780x1688', null],
  ['a desktop', '1280x800', null],
  ['the smallest', '320x320', null],
  ['the largest', '3840x3840', null],
  ['one px too small', '319x600', /320 to 3840/],
  ['one px too large', '2000x3841', /320 to 3840/],
  ['the slimmest', '1000x2300', null],
  ['too slim', '1000x2301', /at most 2\.3 times/],
  ['too broad', '2301x1000', /at most 2\.3 times/],
  ['no size', 'any', /size like 780x1688/],
  ['a size with letters', '780 x 1688', /size like 780x1688/],
  ['an empty size', '', /size like 780x1688/],
])('judges the size of %s: %s', (_name, sizes, expected) => {
  const [flaw] = screenshotFlaws([shot(sizes)]);
  if (expected === null) expect(flaw).toBeNull();
  else expect(flaw).toMatch(expected);
});

it.each([
  ['/storage/a/b.webp', 'image/webp'],
  ['/storage/a/b.PNG', 'image/png'],
  ['/storage/a/b.jpg', 'image/jpeg'],
  ['/storage/a/b.jpeg', 'image/jpeg'],
  ['/storage/a/b.svg', undefined],
  ['/storage/a/b', undefined],
  ['/storage/a/b.constructor', undefined],
])('takes the type of %s from its ending', (src, type) => {
  expect(manifestScreenshots([shot('780x1688', src)], 'en')[0]?.type).toBe(type);
});

it('leaves out a screenshot whose ratio is not that of the first of its form factor', () => {
  const shots = ['780x1688', '1280x800', '390x844', '780x1600', '640x400', '1280x720'].map((sizes) => shot(sizes));
  expect(screenshotFlaws(shots)).toEqual([
    null,
    null,
    null,
    'the narrow screenshots have different ratios',
    null,
    'the wide screenshots have different ratios',
  ]);
});

it('does not compare with a screenshot that is itself left out', () => {
  expect(screenshotFlaws([shot('300x600'), shot('400x800'), shot('780x1688')])).toEqual([
    expect.stringMatching(/320/),
    null,
    expect.stringMatching(/ratios/),
  ]);
});

it('lists at most eight', () => {
  const shots = Array.from({ length: 10 }, () => shot('780x1688'));
  expect(manifestScreenshots(shots, 'en')).toHaveLength(8);
});

it('names form factor, type, size and the label in the guest’s language', () => {
  const label = { de: 'Zimmerservice', en: 'Room service' };
  expect(manifestScreenshots([{ ...shot('780x1688'), label }, shot('1280x800')], 'de')).toEqual([
    {
      src: '/storage/lido/home.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'Zimmerservice',
    },
    { src: '/storage/lido/home.webp', sizes: '1280x800', type: 'image/webp', form_factor: 'wide' },
  ]);
  expect(manifestScreenshots([{ ...shot('780x1688'), label }], 'fr')).toMatchObject([{ label: 'Room service' }]);
});

it('lists nothing for a hotel without screenshots', () => {
  expect(manifestScreenshots([], 'en')).toEqual([]);
});
