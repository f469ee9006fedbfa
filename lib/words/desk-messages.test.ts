import { readdirSync } from 'node:fs';
import { DESK_LANGUAGES, deskMessages } from './desk-messages';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const english = deskMessages('en');

it('offers every dictionary in the folder, English first', () => {
  expect(DESK_LANGUAGES[0]).toBe('en');
  expect(readdirSync('lib/words/desk').sort()).toEqual(DESK_LANGUAGES.map((code) => `${code}.json`).sort());
});

it.each(DESK_LANGUAGES)('has every word of the desk with the same placeholders in %s', (language) => {
  const words = deskMessages(language);
  expect(Object.keys(words)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(words)) {
    expect(text.trim()).not.toBe('');
    expect(placeholders(text)).toEqual(placeholders(english[key as keyof typeof english]));
  }
});

it('speaks English where it has no dictionary', () => {
  expect(deskMessages('kz')).toBe(english);
});
