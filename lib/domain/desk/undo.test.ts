import { isUndoAccepted, undoSecondsLeft } from './undo';

it.each([
  [0, 10],
  [1, 10],
  [1_000, 9],
  [9_001, 1],
  [10_000, 0],
  [60_000, 0],
])('offers to undo a move %d ms later for %d more seconds', (passed, left) => {
  expect(undoSecondsLeft(1_000_000, 1_000_000 + passed)).toBe(left);
});

it.each([
  [10, true],
  [15, true],
  [16, false],
])('decides on the server whether a move is undone %d seconds later: %s', (seconds, accepted) => {
  const movedAt = '2026-05-01T10:00:00.000Z';
  expect(isUndoAccepted(movedAt, new Date(Date.parse(movedAt) + seconds * 1000))).toBe(accepted);
});
