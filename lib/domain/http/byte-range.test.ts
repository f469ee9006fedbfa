import { byteRange } from './byte-range';

const FILE = { size: 10, etag: '"v1"' };

describe('byteRange of a file of ten bytes', () => {
  it.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=8-30', { first: 8, last: 9 }],
    [' bytes=9-9 ', { first: 9, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['lines=0-3', null],
    ['bytes=a-b', null],
    [null, null],
  ])('reads the header %j as %j', (range, expected) => {
    expect(byteRange({ range, ifRange: null }, FILE)).toEqual(expected);
  });

  it('returns the whole file if If-Range differs from the file’s etag', () => {
    expect(byteRange({ range: 'bytes=2-4', ifRange: '"v0"' }, FILE)).toBeNull();
    expect(byteRange({ range: 'bytes=2-4', ifRange: '"v1"' }, FILE)).toEqual({ first: 2, last: 4 });
  });

  it('a range of an empty file cannot be satisfied', () => {
    expect(byteRange({ range: 'bytes=0-', ifRange: null }, { size: 0, etag: '"v1"' })).toBe('unsatisfiable');
  });
});
