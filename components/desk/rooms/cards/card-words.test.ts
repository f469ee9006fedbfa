import { LANGUAGES } from '@/lib/domain/i18n/language';
import { ALPHABETS, LATIN_WORDS } from '@/tests/words/alphabets';
import { CARD_WORDS, cardWords } from './card-words';

/** As wide as two Latin letters: those of Chinese, Japanese and Korean. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、。・]/u;
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

describe.each(LANGUAGES)('the words of cards in %s', (language) => {
  const { room, scan } = CARD_WORDS[language];

  it('fit into a line of the smallest card', () => {
    expect(widthOf(scan)).toBeLessThanOrEqual(46);
    expect(widthOf(room)).toBeLessThanOrEqual(12);
  });

  it('are a sentence with a full stop and without blanks at its ends', () => {
    expect(scan).toMatch(/^\S.*[^\s.。][.。]$/);
  });

  it('have letters of the language’s own alphabet only', () => {
    const { script, letters } = ALPHABETS[language] ?? { script: '', letters: '' };
    const own = new RegExp(`^[${letters}${script === '' ? '' : `\\p{Script=${script}}`}\\p{M}]+$`, 'u');
    const words = `${room} ${scan}`.match(/[\p{L}\p{M}ー]+/gu) ?? [];
    const odd = words.filter((word) => !own.test(word.normalize('NFC').toLowerCase()) && !LATIN_WORDS.has(word));
    expect(odd).toEqual([]);
  });
});

it('takes the first three of the hotel’s languages, each with its tag and direction', () => {
  expect(cardWords(['gr', 'il', 'cn', 'de']).map(({ lang, dir, scan }) => [lang, dir, scan])).toEqual([
    ['el', 'ltr', CARD_WORDS.gr.scan],
    ['he', 'rtl', CARD_WORDS.il.scan],
    ['zh-Hans', 'ltr', CARD_WORDS.cn.scan],
  ]);
});

it('passes over a language that the product does not have, and falls back to English', () => {
  expect(cardWords(['eo', 'cnr']).map(({ lang }) => lang)).toEqual(['sr-Latn-ME']);
  expect(cardWords([]).map(({ scan }) => scan)).toEqual([CARD_WORDS.en.scan]);
});
