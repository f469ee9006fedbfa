import fc from 'fast-check';
import { isUnspaced, mistakesBetween, mistakesIn } from './find-misspelt';
import { FIRST_LETTERS } from './near-words';
import { buildSearchIndex, searchCatalogue } from './search-index';
import { buildWordIndex, visitContaining, visitMisspelt } from './word-index';

/** Few letters, so that words are often near one another. */
const lettersOf = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength }),
    fc.string({ unit: fc.constantFrom('a', 'é', '牛', '肉'), minLength: 1, maxLength }),
  );
const letters = lettersOf(9);
const words = fc.uniqueArray(lettersOf(24), { maxLength: 60 });

it('visits every word that contains what was typed, and no other', () => {
  fc.assert(
    fc.property(words, letters, (catalogue, typed) => {
      const index = buildWordIndex(catalogue);
      const found: string[] = [];
      visitContaining(index, typed, (place) => found.push(index.words[place] ?? ''));
      expect(found.sort()).toEqual(catalogue.filter((word) => word.includes(typed)).sort());
    }),
  );
});

it('finds the same misspelt words as a comparison with every word', () => {
  fc.assert(
    fc.property(words, letters, (all, typed) => {
      const catalogue = all.filter((word) => !word.includes(typed));
      const index = buildWordIndex(catalogue);
      let found: string[] = [];
      let fewest = Number.POSITIVE_INFINITY;
      visitMisspelt(index, typed, (place, mistakes) => {
        expect(mistakes).toBeLessThanOrEqual(fewest);
        if (mistakes < fewest) found = [];
        fewest = mistakes;
        found.push(index.words[place] ?? '');
      });
      const most = mistakesIn(typed);
      const mayBeMeant = (word: string) => isUnspaced(typed) || word.startsWith(typed.slice(0, FIRST_LETTERS));
      const distances = catalogue.map((word) =>
        mayBeMeant(word) ? mistakesBetween(typed, word, most) : Number.POSITIVE_INFINITY,
      );
      const least = Math.min(...distances);
      const expected = most === 0 || least > most ? [] : catalogue.filter((_, index) => distances[index] === least);
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 2_000 },
  );
});

it.each(['a'.repeat(80), 'ab'.repeat(40), '牛肉'.repeat(40)])('takes the long text %s for misspelt', (typed) => {
  const near = `${typed.slice(0, 40)}x${typed.slice(40)}`;
  expect(searchCatalogue(buildSearchIndex([{ title: near, descr: '' }]), typed).entries).toEqual([0]);
});

describe('a catalogue of 2,000 products with 30 words each', () => {
  const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');
  /** Word `n` of a language of four syllables to a word, the same at every run. */
  const wordOf = (n: number) =>
    [n, n * 7, n * 13, n * 29].map((part, index) => SYLLABLES[(part + index * (n % 11)) % SYLLABLES.length]).join('') +
    (SYLLABLES[Math.floor(n / 20) % SYLLABLES.length] ?? '') +
    (SYLLABLES[Math.floor(n / 400) % SYLLABLES.length] ?? '');
  const text = (product: number, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => wordOf((product * 31 + (from + index) * 17) % 7_000)).join(' ');
  const entries = Array.from({ length: 2_000 }, (_, n) => ({ title: text(n, 0, 3), descr: text(n, 3, 27) }));
  const index = buildSearchIndex(entries);
  const different = index.words.words.length;

  it('has thousands of different words', () => {
    expect(different).toBeGreaterThan(5_000);
  });

  // Work is counted, not time: a share of the words that a comparison with every one would have looked at.
  it.each([
    ['one word', wordOf(1234), 0.15],
    ['the beginning of a word', wordOf(1234).slice(0, 4), 0.2],
    ['a misspelt word', `${wordOf(1234).slice(0, 3)}q${wordOf(1234).slice(4)}`, 0.35],
    ['a word that nothing resembles', 'qqqqqqqqqq', 0.05],
    ['eight misspelt words', [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${wordOf(n * 611)}qq`).join(' '), 8 * 0.35],
  ])('is compared with few words for %s', (_what, typed, share) => {
    expect(searchCatalogue(index, typed).compared).toBeLessThanOrEqual(different * share);
  });

  it('answers a search after another one as it would have alone', () => {
    const typed = [wordOf(20), wordOf(1234).slice(0, 4), `${wordOf(77)}q`, wordOf(20)];
    const results = typed.map((one) => searchCatalogue(index, one).entries);
    expect(results).toEqual(typed.map((one) => searchCatalogue(buildSearchIndex(entries), one).entries));
  });
});
