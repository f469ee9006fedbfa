import { CELL_REASONS, FILE_REASONS } from '@/lib/domain/menu-sheet/sheet-problem';
import { DESK_LANGUAGES } from './desk-messages';
import { menuSheetWord } from './menu-sheet-words';
import words from './staff/menu-sheet-words.json';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

it('has a sentence for everything that can be wrong', () => {
  const keys = Object.keys(words);
  expect(keys.filter((key) => key.startsWith('file_'))).toEqual(FILE_REASONS.map((reason) => `file_${reason}`));
  expect(keys.filter((key) => key.startsWith('cell_')).sort()).toEqual(
    CELL_REASONS.map((reason) => `cell_${reason}`).sort(),
  );
});

it.each(Object.entries(words))('has %s in every language of the desk with the same placeholders', (_key, sentences) => {
  expect(Object.keys(sentences).sort()).toEqual([...DESK_LANGUAGES].sort());
  for (const sentence of Object.values(sentences)) {
    expect(sentence.trim()).not.toBe('');
    expect(placeholders(sentence)).toEqual(placeholders(sentences.en));
  }
});

it('speaks English where it has no translation, and fills in values', () => {
  expect(menuSheetWord('file_rows', 'kz', { most: 5 })).toBe(
    'The file has more than 5 rows. Upload it in several parts: what is not in a file stays as it is.',
  );
});
