import { LANGUAGES } from '@/lib/domain/i18n/language';
import ticketWords from './platform/ticket-words.json';
import { ticketWord } from './ticket-words';

it('has each word of tickets in every language of the product, in one line', () => {
  const words: readonly Readonly<Record<string, string>>[] = Object.values(ticketWords);
  for (const texts of words) {
    expect(Object.keys(texts).sort()).toEqual([...LANGUAGES].sort());
    for (const text of Object.values(texts)) expect(text).toMatch(/^\S(?:.*\S)?$/u);
  }
});

it('returns a word in the language of the kitchen, in English where the product lacks the language', () => {
  expect(ticketWord('room', 'de')).toBe('Zimmer');
  expect(ticketWord('room', 'th')).toBe('Room');
  expect(ticketWord('room', 'constructor')).toBe('Room');
});
