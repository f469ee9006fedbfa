import { bcp47 } from '@/lib/domain/i18n/language';
import { ALPHABETS, LATIN_WORDS, QUOTATION_MARKS } from './alphabets';
import { dataNoticeIn, messagesIn, WRITTEN_LANGUAGES } from './written-messages';

const english = messagesIn('en');

/** Marks that end a sentence or introduce something, each as the English one for the same purpose. */
const ENGLISH_MARK: Readonly<Record<string, string>> = { '。': '.', '？': '?', '؟': '?', '：': ':' };
/** Messages that end in another mark than the English one on purpose. */
const OTHER_ENDING: Readonly<Record<string, readonly string[]>> = {
  // A request instead of a question.
  cancel_question: ['ja'],
  // A noun instead of a question.
  occupancy_title: ['ja'],
  // Abbreviations with a full stop.
  timer_hours_minutes: ['de', 'gr'],
  timer_minutes: ['de', 'gr'],
  slot_minutes: ['de', 'gr'],
  // The name of the hotel cannot follow in its own form without a colon.
  welcome_to: ['hu', 'tr'],
};

/** The mark at the end of a sentence, in its English form; empty if there is none. */
function endingOf(sentence: string, language: string): string {
  const mark = /[.?!…:;。？؟：]$/u.exec(sentence.replace(/[}\]]+$/, ''))?.[0] ?? '';
  return mark === ';' && language === 'gr' ? '?' : (ENGLISH_MARK[mark] ?? mark);
}

/** The words of a sentence without placeholders and the syntax of plurals. */
const wordsIn = (sentence: string): string[] =>
  sentence
    .replaceAll(/\{\w+, plural, |\b(?:zero|one|two|few|many|other) \{|\{\w+\}/g, ' ')
    .match(/[\p{L}\p{M}\u200c]+/gu) ?? [];

/** Whether the word has only letters of the language's alphabet, or is a Latin word that is used in it as such. */
function isSpelt(word: string, language: string): boolean {
  const { script, letters, isSpaced = true } = ALPHABETS[language] ?? { script: '', letters: '' };
  const own = new RegExp(`^[${letters}${script === '' ? '' : `\\p{Script=${script}}`}\\p{M}\\u200c]+$`, 'u');
  const parts = isSpaced ? [word] : word.split(/(\p{Script=Latin}+)/u).filter((part) => part !== '');
  return parts.every(
    (part) => own.test(part.normalize('NFC').toLocaleLowerCase(bcp47(language))) || LATIN_WORDS.has(part),
  );
}

const BETWEEN_LETTERS =
  /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hebrew}])[’״](?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hebrew}])/gu;

/** The quotation marks in a sentence; between two letters the sign is an apostrophe or a Hebrew abbreviation. */
const quotationMarksIn = (sentence: string, marks: string): string[] =>
  (sentence.replaceAll(BETWEEN_LETTERS, '').match(/[«»“”„‘‚‹›「」『』״’]/gu) ?? []).filter(
    (mark) => mark !== '’' || marks.includes(mark),
  );

describe.each(WRITTEN_LANGUAGES)('the texts in %s', (language) => {
  const messages = messagesIn(language);
  const texts = Object.entries({ ...messages, ...dataNoticeIn(language) });
  const textsLike = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

  it('have no blank at an end, no two in a row and none inside the brackets of a plural form', () => {
    expect(textsLike(/^\s|\s$|\s\s|\{\s|\s\}/u)).toEqual([]);
  });

  it('have a non-breaking blank before high punctuation in French and no blank before punctuation elsewhere', () => {
    const high = /(?<![\u00a0\u202f\d?!])[;:?!»]|[\s][.,]/u;
    expect(textsLike(language === 'fr' ? high : /\s[.,;:?!]/u)).toEqual([]);
  });

  it('have typographic apostrophes, quotation marks and ellipses', () => {
    expect(textsLike(/['"`´]|\.\./u)).toEqual([]);
  });

  it('have pairs of the language’s own quotation marks', () => {
    const pair = QUOTATION_MARKS[language] ?? '“”';
    const odd = texts.filter(([, text]) => {
      const marks = quotationMarksIn(text, pair).join('');
      return marks !== pair.repeat(marks.length / 2);
    });
    expect(odd).toEqual([]);
  });

  it('have words of the language’s own letters, so that none is mistaken for a letter of another alphabet', () => {
    const odd = texts.flatMap(([key, text]) =>
      wordsIn(text).flatMap((word) => (isSpelt(word, language) ? [] : [`${key}: ${word}`])),
    );
    expect(odd).toEqual([]);
  });

  it('end in the same mark as the English messages', () => {
    const odd = Object.entries(messages).filter(
      ([key, text]) =>
        endingOf(text, language) !== endingOf(english[key] ?? '', 'en') && !OTHER_ENDING[key]?.includes(language),
    );
    expect(odd).toEqual([]);
  });
});

it('tells a letter of another alphabet from the same-looking one of the language', () => {
  expect(isSpelt('заказ', 'ru')).toBe(true);
  expect(isSpelt('зaказ', 'ru')).toBe(false);
  expect(isSpelt('c', 'ru')).toBe(false);
  expect(isSpelt('prețul', 'ro')).toBe(true);
  expect(isSpelt('preţul', 'ro')).toBe(false);
  expect(isSpelt('PDFを', 'ja')).toBe(true);
  expect(isSpelt('PDFк', 'ru')).toBe(false);
  expect(isSpelt('KİMİ', 'az')).toBe(true);
});
