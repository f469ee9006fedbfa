import { cacheControlFor } from './cache-control';

const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';

describe('cacheControlFor', () => {
  it.each([200, 304])('lets everybody keep a response with status %d', (status) => {
    expect(cacheControlFor(status, WEEK)).toBe(WEEK);
  });

  it.each([301, 302, 308, 400, 403, 404, 405, 410, 416, 429, 500, 502, 503])(
    'lets nobody keep a response with status %d',
    (status) => {
      expect(cacheControlFor(status, WEEK)).toBe('no-store');
      expect(cacheControlFor(status, 'max-age=5, S-MaxAge=60')).toBe('no-store');
    },
  );

  it('lets only the browser keep a part of a file', () => {
    expect(cacheControlFor(206, 'public, max-age=300, s-maxage=9, no-transform')).toBe(
      'private, max-age=300, no-transform',
    );
  });

  it.each(['no-store', 'private, no-cache', 'private, max-age=60'])('leaves %s as it is with any status', (value) => {
    for (const status of [200, 206, 304, 404, 503]) expect(cacheControlFor(status, value)).toBe(value);
  });
});
