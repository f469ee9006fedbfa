import { LANGUAGES } from '@/lib/domain/i18n/language';
import chatWords from './chat/chat-words.json';
import refusalWords from './orders/refusal-words.json';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...refusalWords, ...chatWords };

/** Words that are not translated yet, by language; an entry must go once its translation exists. */
const MISSING: Readonly<Record<string, readonly string[]>> = {};

const placeholdersIn = (sentence = '') => sentence.match(/\{\w+\}/g) ?? [];

describe.each(Object.keys(WORDS))('platform word %s', (word) => {
  const languages = WORDS[word] ?? {};

  it('is translated into every language of the product except the listed ones', () => {
    const missing = LANGUAGES.filter((language) => !Object.hasOwn(languages, language));
    expect(missing).toEqual(MISSING[word] ?? []);
  });

  it('has the placeholders of the English sentence in every language', () => {
    const others = Object.entries(languages).filter(
      ([, sentence]) =>
        placeholdersIn(sentence).join() !== placeholdersIn(languages.en).join() || sentence.trim() === '',
    );
    expect(others).toEqual([]);
  });
});
