import { previewAddress, readPreviewPath } from './preview-address';

it.each([
  [{ language: 'de' }, '/previews/de.png', { language: 'de', sectionId: null, productId: null }],
  [
    { language: 'cnr', sectionId: 102 },
    '/previews/cnr/102.png',
    { language: 'cnr', sectionId: '102', productId: null },
  ],
  [
    { language: 'ar', sectionId: '102', productId: 'a-1_b' },
    '/previews/ar/102/a-1_b.png',
    { language: 'ar', sectionId: '102', productId: 'a-1_b' },
  ],
] as const)('names the image of %j and reads it again', (subject, path, read) => {
  expect(previewAddress(subject, 'abc')).toBe(`${path}?v=abc`);
  expect(readPreviewPath(path)).toEqual(read);
});

it.each([
  '/previews/',
  '/previews/de',
  '/previews/DE.png',
  '/previews/deutsch.png',
  '/previews/de/x.png',
  '/previews/de/-1.png',
  '/previews/de/1/2/3.png',
  '/previews/de/1/%2e%2e.png',
  '/previews/de/../qasr.png',
  '/previews/de/1/<script>.png',
  `/previews/de/${'1'.repeat(16)}.png`,
  `/previews/de/1/${'x'.repeat(41)}.png`,
  '/previews/de.png/',
])('finds no image at %s', (path) => {
  expect(readPreviewPath(path)).toBeNull();
});
