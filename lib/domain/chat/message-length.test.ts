import { isTooLong, MAX_MESSAGE_LENGTH, messageLength } from './message-length';

it.each([
  ['an empty text', '', false],
  ['a text of the maximum', 'a'.repeat(MAX_MESSAGE_LENGTH), false],
  ['a text with one character more', 'a'.repeat(MAX_MESSAGE_LENGTH + 1), true],
  ['as many emoji as the maximum, of two units each', '🛎'.repeat(MAX_MESSAGE_LENGTH), false],
  ['one emoji more', '🛎'.repeat(MAX_MESSAGE_LENGTH + 1), true],
])('decides whether %s is too long', (_title, content, expected) => {
  expect(isTooLong(content)).toBe(expected);
});

it('counts a character of two UTF-16 units once', () => {
  expect(messageLength('a🛎b')).toBe(3);
});
