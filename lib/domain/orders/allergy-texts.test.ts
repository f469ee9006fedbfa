import { allergyTexts } from './allergy-texts';

const order = (comment: string | null, lines: readonly { value: string | null; choice: unknown }[] = []) => ({
  comment,
  properties: [],
  products: [{ properties: lines }],
});

const GERMAN = { allergy: 'allerg, unverträglich' };
const SPANISH = { allergy: 'alerg, alérg' };

it('also reads what was typed at a line, once, and never what was chosen', () => {
  const typed = { value: 'nut allergy', choice: null };
  const lines = [
    typed,
    typed,
    { value: 'Allergy menu', choice: { title: 'Allergy menu' } },
    { value: null, choice: null },
  ];
  expect(allergyTexts(order(null, lines), [GERMAN])).toEqual(['nut allergy']);
});

it('reads the words of the hotel’s language too', () => {
  expect(allergyTexts(order('Soy alérgico al marisco'), [GERMAN, SPANISH])).toHaveLength(1);
});

it.each([
  ['in the middle of a word', 'Nussallergie!', true],
  ['in capital letters with accents', 'ALÉRGICA', true],
  ['about something else', 'Bitte ohne Eis', false],
  ['without a word', '', false],
])('a comment %s', (_title, comment, isConcerned) => {
  expect(allergyTexts(order(comment), [GERMAN, SPANISH])).toEqual(isConcerned ? [comment] : []);
});
