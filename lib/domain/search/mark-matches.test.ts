import { foldText, foldWithOffsets } from './fold-text';
import { excerptOf, markMatches } from './mark-matches';
import { searchWords } from './search-index';

describe('markMatches', () => {
  const marked = (text: string, typed: string) =>
    markMatches(text, searchWords(typed))
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  it.each([
    ['Garden salad', 'sal', 'Garden [sal]ad'],
    ['Crème brûlée', 'creme brul', '[Crème] [brûl]ée'],
    ['Straße', 'strass', '[Straß]e'],
    ['قَهْوَة تركية', 'قهوة', '[قَهْوَة] تركية'],
    ['红烧牛肉面', '牛肉', '红烧[牛肉]面'],
    ['Tea', 'coffee', 'Tea'],
    ['Tea, tea', 'tea', '[Tea], [tea]'],
    ['', 'tea', ''],
  ])('marks in %s what was searched with %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
});

describe('excerptOf', () => {
  it('leaves a text whose match stands near its beginning', () => {
    const parts = markMatches('with a small salad', ['salad']);
    expect(excerptOf(parts)).toBe(parts);
  });

  it('cuts off a long beginning at a blank', () => {
    const parts = excerptOf(markMatches(`${'word '.repeat(40)}salad`, ['salad']));
    expect(parts[0]?.text).toMatch(/^…(?:word ){5}$/);
    expect(parts[1]).toEqual({ text: 'salad', isMatch: true });
  });

  it('leaves a text without a match', () => {
    const parts = markMatches('word '.repeat(40), ['salad']);
    expect(excerptOf(parts)).toBe(parts);
  });
});

it.each(['Crème brûlée', 'Straße', 'قَهْوَة تركية', '红烧牛肉面', 'ラーメン', 'İstanbul', 'ΚΑΦΈΣ', '한국 커피', '24 ٢٤'])(
  'folds %s character by character as it folds it as a whole',
  (text) => expect(foldWithOffsets(text).text).toBe(foldText(text)),
);
