import { chooseEncoding } from './accept-encoding';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip', 'br'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['identity', null],
    ['gzip;q=nonsense', null],
    ['', null],
    [undefined, null],
  ])('for Accept-Encoding %j is %j where both exist', (accept, encoding) => {
    expect(chooseEncoding(accept, ['br', 'gzip'])).toBe(encoding);
  });

  it('is none where the accepted one does not exist', () => {
    expect(chooseEncoding('br', ['gzip'])).toBeNull();
  });
});
