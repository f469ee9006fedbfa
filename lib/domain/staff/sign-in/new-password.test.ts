import { passwordProblem } from './new-password';

const NAMES = ['Marta Vidal', 'marta@aurora.example', 'Aurora'];

it.each([
  ['correct horse battery', null],
  ['twelve chars', null],
  ['eleven char', 'too short'],
  ['', 'too short'],
  // Twelve UTF-16 units, six characters.
  ['😀😃😄😁😆😅', 'too short'],
  ['😀😃😄😁😆😅😂🤣😊😇🙂🙃', null],
  ['a'.repeat(201), 'too long'],
  ['aaaaaaaaaaaaaa', 'too simple'],
  ['121212121212', 'too simple'],
  ['Marta Vidal 12', 'like your name'],
  ['MARTAVIDAL2026', 'like your name'],
  ['marta@aurora.example', 'like your name'],
  ['Aurora Aurora 1', 'like your name'],
  ['Marta likes the sea at noon', null],
  ['пароль из слов', null],
])('answers for %j: %s', (typed, problem) => {
  expect(passwordProblem(typed, NAMES)).toBe(problem);
});

it('counts the characters of the form that is compared', () => {
  // The ligature is written as two letters by another keyboard.
  expect(passwordProblem('ﬁsh and chip', [])).toBeNull();
  expect(passwordProblem('eleven chaﬁ', [])).toBeNull();
});

it('leaves out names that are too short to say anything', () => {
  expect(passwordProblem('joanofarcjoan', ['Jo'])).toBeNull();
});
