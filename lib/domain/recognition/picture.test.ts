import { fileFault, pixelFault, searchSizes } from './picture';

it.each([
  ['a photograph', { type: 'image/jpeg', size: 4_000_000 }, null],
  ['a picture without a type', { type: '', size: 4_000_000 }, null],
  ['an empty file', { type: 'image/jpeg', size: 0 }, 'broken'],
  ['a text', { type: 'text/html', size: 10 }, 'broken'],
  ['a document', { type: 'application/pdf', size: 10 }, 'broken'],
  ['a drawing that is a document', { type: 'image/svg+xml', size: 10 }, 'broken'],
  ['a type that only ends like a picture', { type: 'text/image/png', size: 10 }, 'broken'],
  ['a huge file', { type: 'image/png', size: 40_000_001 }, 'large'],
])('checks the file of a picture: %s', (_, file, fault) => {
  expect(fileFault(file)).toBe(fault);
});

it.each([
  [{ width: 4_032, height: 3_024 }, null],
  [{ width: 10_000, height: 10_000 }, null],
  [{ width: 10_001, height: 10_000 }, 'large'],
  [{ width: 0, height: 10 }, 'broken'],
])('checks the pixels of a picture: %j', (size, fault) => {
  expect(pixelFault(size)).toBe(fault);
});

it.each([
  [{ width: 300, height: 200 }, [{ width: 300, height: 200 }]],
  [{ width: 1_200, height: 900 }, [{ width: 1_200, height: 900 }]],
  [
    { width: 1_600, height: 1_200 },
    [
      { width: 1_200, height: 900 },
      { width: 1_600, height: 1_200 },
    ],
  ],
  [
    { width: 3_000, height: 6_000 },
    [
      { width: 600, height: 1_200 },
      { width: 1_200, height: 2_400 },
    ],
  ],
  [
    { width: 90_000, height: 1 },
    [
      { width: 1_200, height: 1 },
      { width: 2_400, height: 1 },
    ],
  ],
])('searches a picture of %j scaled down to %j', (size, sizes) => {
  expect(searchSizes(size)).toEqual(sizes);
});
