import { DESK_LANGUAGES } from './desk-messages';
import { MENU_PROBLEM_LANGUAGES, menuProblemWord } from './menu-problem-words';
import words from './staff/menu-problem-words.json';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

it('has the languages of the desk, with the same one first', () => {
  expect([...MENU_PROBLEM_LANGUAGES].sort()).toEqual([...DESK_LANGUAGES].sort());
  expect(MENU_PROBLEM_LANGUAGES[0]).toBe(DESK_LANGUAGES[0]);
});

it.each(Object.entries(words))('has "%s" in every language of the desk with the same placeholders', (reason, all) => {
  expect(Object.keys(all).sort()).toEqual([...DESK_LANGUAGES].sort());
  for (const sentence of Object.values(all)) {
    expect(sentence.trim()).not.toBe('');
    expect(placeholders(sentence)).toEqual(placeholders(all.en));
    for (const name of placeholders(sentence)) expect(placeholders(reason)).toContain(name);
  }
});

it.each([
  ['a price is not below 0', 'de', 'Ein Preis kann nicht unter 0 liegen.'],
  ['the section has no heading mains', 'ru', 'В разделе нет заголовка «mains». Выберите другой.'],
  ['is missing: a whole number is expected', 'fr', 'Ceci manque.'],
  ['no kit is called "a (b)"', 'en', 'There is no shared list “a (b)”.'],
  ['a price is not below 0', 'kz', 'A price cannot be below 0.'],
  [
    'is 7 and was 5 when staff (Marta) changed it on 2026-05-01 to 6, which stays',
    'en',
    'The menu says 7, and guests pay 6: Marta set it on 2026-05-01.',
  ],
  ['something that only files can say', 'de', 'something that only files can say'],
])('says "%s" in %s', (reason, language, sentence) => {
  expect(menuProblemWord(reason, language)).toBe(sentence);
});
