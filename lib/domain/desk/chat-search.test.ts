import { chatSearchText, isSoughtGuest } from './chat-search';

// Rule: chat/CH42.
it.each([
  ['Water is DRIPPING', 'water is dripping'],
  ['Ça va ?\n Où', 'ca va ? ou'],
  ['Вода КАПАЕТ', 'вода капает'],
  ['３０５', '305'],
])('folds %j for the search', (content, text) => {
  expect(chatSearchText(content)).toBe(text);
});

it.each([
  ['Lucía Ferrer', '302', 'lucia', true],
  ['Lucía Ferrer', '302', 'ferr', true],
  ['Lucía Ferrer', '302', '30', true],
  ['Lucía Ferrer', '302', '02', false],
  ['Lucía Ferrer', null, '30', false],
])('finds a guest %s in room %s by %j: %s', (name, room, text, expected) => {
  expect(isSoughtGuest({ name, room }, text)).toBe(expected);
});
