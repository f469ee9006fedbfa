import { canBeRated, isSameRating, trimRatingWords } from './order-rating';

const DONE = { status: 'done', rating: null, anonymised_at: null };

describe('canBeRated', () => {
  it('allows the rating of an order that is done', () => {
    expect(canBeRated(DONE)).toBe(true);
  });

  it.each(['draft', 'approved', 'accepted', 'cancelled', 'expired', 'in_kitchen_2'])(
    'refuses the rating of an order with the status %s',
    (status) => {
      expect(canBeRated({ ...DONE, status })).toBe(false);
    },
  );

  it('refuses a second rating, and the rating of an anonymised order', () => {
    expect(canBeRated({ ...DONE, rating: { stars: 4, words: null } })).toBe(false);
    expect(canBeRated({ ...DONE, anonymised_at: '2026-06-18T10:00:00.000Z' })).toBe(false);
  });
});

describe('a rating', () => {
  it.each([
    [null, null],
    ['', null],
    [' \n\t', null],
    ['  Lovely  soup ', 'Lovely  soup'],
  ])('trims the words %j to %j', (words, trimmed) => {
    expect(trimRatingWords(words)).toBe(trimmed);
  });

  it('equals another one with the same stars and words', () => {
    expect(isSameRating({ stars: 4, words: 'Hot' }, { stars: 4, words: 'Hot' })).toBe(true);
    expect(isSameRating({ stars: 4, words: 'Hot' }, { stars: 5, words: 'Hot' })).toBe(false);
    expect(isSameRating({ stars: 4, words: 'Hot' }, { stars: 4, words: null })).toBe(false);
  });
});
