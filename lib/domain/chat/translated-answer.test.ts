import { MAX_MESSAGE_LENGTH } from './message-length';
import { translatedAnswer } from './translated-answer';

const original = 'Die Pizza kommt';
const mark = 'Traducción automática. El original:';

it('has the translation, the mark, and what was typed', () => {
  expect(translatedAnswer({ original, translation: ' La pizza llega\n', mark })).toBe(
    `La pizza llega\n\n${mark}\nDie Pizza kommt`,
  );
});

it.each<[string, string, string | null]>([
  ['no translation', original, null],
  ['a blank translation', original, ' \n '],
  ['the same words', 'OK', ' OK '],
  ['no room for both', 'a'.repeat(MAX_MESSAGE_LENGTH - 10), 'b'.repeat(11)],
])('sends an answer with %s as it was typed', (_case, typed, translation) => {
  expect(translatedAnswer({ original: typed, translation, mark })).toBeNull();
});
