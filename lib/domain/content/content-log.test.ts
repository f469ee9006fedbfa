import { canUndoChange, closedDateOf, closedField, hasSeenNewest, isConflict } from './content-log';

it.each([
  ['the file is as it was', { base: 4.5, file: 4.5, value: 5 }, false],
  ['the file says something else', { base: 4.5, file: 4.75, value: 5 }, true],
  ['the file now says what staff said', { base: 4.5, file: 5, value: 5 }, false],
  ['the file had no hours and has some', { base: null, file: [{ a: 1 }], value: [{ a: 2 }] }, true],
  ['the keys of the file stand in another order', { base: { a: 1, b: 2 }, file: { b: 2, a: 1 }, value: 3 }, false],
])('when %s it is a conflict or not', (_what, change, is) => expect(isConflict(change)).toBe(is));

it('only the newest change of a field can be undone', () => {
  expect(canUndoChange({ id: 4 }, { id: 4 })).toBe(true);
  expect(canUndoChange({ id: 4 }, { id: 9 })).toBe(false);
  expect(canUndoChange({ id: 4 }, null)).toBe(false);
});

it.each([
  [null, { id: 9 }, true],
  [9, { id: 9 }, true],
  [4, { id: 9 }, false],
  [0, null, true],
  [0, { id: 9 }, false],
])('seen %s with the newest %j: %s', (seen, newest, has) => expect(hasSeenNewest(seen, newest)).toBe(has));

it('a closed day is a field by itself', () => {
  expect(closedDateOf(closedField('2026-06-23'))).toBe('2026-06-23');
  expect([closedDateOf('sale'), closedDateOf('closed soon')]).toEqual([null, null]);
});
