import { isReplyInLanguage } from './quick-replies';

const REPLIES = [{ es: 'Ya va de camino', de: 'Ist unterwegs' }, 'Con mucho gusto', { de: 'Gerne' }];

it.each([
  ['Ya va de camino', true],
  [' Ya va de camino\n', true],
  ['Ya va de camino, señora', false],
  ['Ist unterwegs', false],
  ['Con mucho gusto', false],
  ['Gerne', false],
  ['', false],
])('%p is one of the replies in Spanish: %s', (typed, expected) => {
  expect(isReplyInLanguage(REPLIES, 'es', typed)).toBe(expected);
});
