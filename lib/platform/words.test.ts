import { LANGUAGES } from '@/lib/domain/i18n/language';
import chatWords from './chat/chat-words.json';
import refusalWords from './orders/refusal-words.json';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...refusalWords, ...chatWords };

/** Words that are still to be translated, by language; one that is there must leave the list. */
const MISSING: Readonly<Record<string, readonly string[]>> = {};

const gapsIn = (sentence = '') => sentence.match(/\{\w+\}/g) ?? [];

describe.each(Object.keys(WORDS))('what the platform says: %s', (word) => {
  const languages = WORDS[word] ?? {};

  it('is said in every language of the product but those that are listed', () => {
    const missing = LANGUAGES.filter((language) => !Object.hasOwn(languages, language));
    expect(missing).toEqual(MISSING[word] ?? []);
  });

  it('has the gaps of the English sentence in every language', () => {
    const others = Object.entries(languages).filter(
      ([, sentence]) => gapsIn(sentence).join() !== gapsIn(languages.en).join() || sentence.trim() === '',
    );
    expect(others).toEqual([]);
  });
});
