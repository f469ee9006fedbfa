import { readFieldErrors, readRetryAfter, unwrap } from './envelope';

describe('unwrap', () => {
  it('returns the value under data, else the response itself', () => {
    expect(unwrap({ data: [1] })).toEqual([1]);
    expect(unwrap({ data: null })).toBeNull();
    expect(unwrap({ hotel: 1 })).toEqual({ hotel: 1 });
    expect([unwrap([1]), unwrap(null), unwrap('x')]).toEqual([[1], null, 'x']);
  });
});

describe('readFieldErrors', () => {
  it.each([
    ['data.data', { data: { data: { room_number: ['Missing', 'Again'] } } }],
    ['data', { data: { room_number: 'Missing' } }],
    ['errors', { errors: { room_number: [['Missing']] } }],
    ['errors if data has none', { data: { data: {} }, errors: { room_number: 'Missing' } }],
  ])('reads field errors at %s, the first message of each', (_where, body) => {
    expect(readFieldErrors(body)).toEqual({ room_number: 'Missing' });
  });

  it.each([null, 'x', [], {}, { data: null }, { data: { data: [] } }, { errors: { a: 1 } }])(
    'finds no field errors in %j',
    (body) => {
      expect(readFieldErrors(body)).toEqual({});
    },
  );
});

describe('readRetryAfter', () => {
  afterEach(() => jest.useRealTimers());

  const retryAfterOf = (value?: string) =>
    readRetryAfter(new Headers(value === undefined ? {} : { 'retry-after': value }));

  it('reads Retry-After in seconds or as a date', () => {
    expect(retryAfterOf('7')).toBe(7);
    expect(retryAfterOf('0')).toBe(0);
    jest.useFakeTimers({ now: Date.parse('2026-05-01T10:00:00Z') });
    expect(retryAfterOf('Fri, 01 May 2026 10:01:00 GMT')).toBe(60);
    expect(retryAfterOf(new Date(0).toUTCString())).toBe(0);
  });

  it.each([undefined, '', 'soon', '-5', '1e999'])('returns null for the Retry-After %j', (value) => {
    expect(retryAfterOf(value)).toBeNull();
  });
});
