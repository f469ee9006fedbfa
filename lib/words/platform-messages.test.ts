import { readdirSync } from 'node:fs';
import chatRefusals from './platform/chat-refusals.json';
import orderRefusals from './platform/order-refusals.json';
import { platformMessage } from './platform-messages';

/** Every language has a dictionary. */
const LANGUAGES = readdirSync('lib/words').flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...orderRefusals, ...chatRefusals };

/** Messages that are not translated yet, by language. An entry must be removed when its translation exists. */
const MISSING: Readonly<Record<string, readonly string[]>> = {};

const placeholdersIn = (sentence = '') => sentence.match(/\{\w+\}/g) ?? [];

describe.each(Object.keys(WORDS))('platform message %s', (word) => {
  const languages = WORDS[word] ?? {};

  it('the message is translated into every supported language except the listed ones', () => {
    expect(LANGUAGES.length).toBeGreaterThan(30);
    const missing = LANGUAGES.filter((language) => !Object.hasOwn(languages, language));
    expect(missing).toEqual(MISSING[word] ?? []);
  });

  it('the message has its English placeholders in every language', () => {
    const others = Object.entries(languages).filter(
      ([, sentence]) =>
        placeholdersIn(sentence).join() !== placeholdersIn(languages.en).join() || sentence.trim() === '',
    );
    expect(others).toEqual([]);
  });
});

it.each([
  ['in the language of the guest', 'answer', 'de', {}, orderRefusals.answer.de],
  ['in English if there is no translation', 'answer', 'xx', {}, orderRefusals.answer.en],
  ['in English for the name of a built-in property', 'answer', 'constructor', {}, orderRefusals.answer.en],
  ['with its number filled in', 'more', 'en', { n: 3 }, orderRefusals.more.en.replace('{n}', '3')],
] as const)('returns a refusal %s', (_title, word, language, params, expected) => {
  expect(platformMessage(word, language, params)).toBe(expected);
});

it('no message key is in both files of refusals', () => {
  expect(Object.keys(chatRefusals).filter((word) => word in orderRefusals)).toEqual([]);
});
