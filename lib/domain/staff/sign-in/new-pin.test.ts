import { pinProblem } from './new-pin';

it.each([
  ['4711', null],
  ['1357', null],
  ['0912', null],
  ['999999999999', 'too simple'],
  ['4711471147114', 'too long'],
  ['471', 'too short'],
  ['', 'too short'],
  ['0000', 'too simple'],
  ['1234', 'too simple'],
  ['98765', 'too simple'],
  ['47 11', 'digits only'],
  ['47a1', 'digits only'],
  // Digits of another script are none that every tablet can type.
  ['٤٧١١', 'digits only'],
])('answers for %j: %s', (typed, problem) => {
  expect(pinProblem(typed)).toBe(problem);
});
