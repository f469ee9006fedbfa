import { canUndo, heldUntil, secondsLeft, UNDO_MS } from './held-order';

const NOW = 1_000_000;

it.each([
  ['a request that was just made', { undoUntil: NOW + UNDO_MS, tries: 0 }, NOW + UNDO_MS],
  ['one whose time is over', { undoUntil: NOW, tries: 0 }, null],
  ['one that is being sent', { undoUntil: NOW + 5000, tries: 1 }, null],
  ['one from a clock that was turned back', { undoUntil: NOW + UNDO_MS + 1, tries: 0 }, null],
  ['an order of the cart', { tries: 0 }, null],
  ['none', null, null],
])('tells until when an order is held: %s', (_title, intent, until) => {
  expect(heldUntil(intent, NOW)).toBe(until);
});

it('can be undone as long as no attempt was begun', () => {
  expect(canUndo({ undoUntil: NOW, tries: 0 })).toBe(true);
  expect(canUndo({ undoUntil: NOW + 5000, tries: 1 })).toBe(false);
  expect(canUndo({ tries: 0 })).toBe(false);
  expect(canUndo(null)).toBe(false);
});

it.each([
  [10_000, 10],
  [9_001, 10],
  [9_000, 9],
  [1, 1],
  [-5, 1],
])('with %d ms left, says %d seconds', (left, seconds) => {
  expect(secondsLeft(NOW + left, NOW)).toBe(seconds);
});
