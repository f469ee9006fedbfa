import { canReopen, isUndoAccepted, restoredDeadline, undoableMoves, undoSecondsLeft } from './undo';

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
  [600, true],
  [615, true],
  [616, false],
])('decides on the server whether a move is undone %d seconds later: %s', (seconds, accepted) => {
  const movedAt = '2026-05-01T10:00:00.000Z';
  expect(isUndoAccepted(movedAt, new Date(Date.parse(movedAt) + seconds * 1000))).toBe(accepted);
});

it('offers the moves of the last ten minutes', () => {
  const moves = [{ at: 0 }, { at: 1 }, { at: 600_000 }];
  expect(undoableMoves(moves, 600_000)).toEqual([{ at: 1 }, { at: 600_000 }]);
});

it.each([
  [60, true],
  [61, false],
])('decides whether an order is reopened %d minutes after it was done: %s', (minutes, can) => {
  const doneAt = '2026-05-01T10:00:00.000Z';
  expect(canReopen(doneAt, Date.parse(doneAt) + minutes * 60_000)).toBe(can);
});

it.each([
  ['that is to come', '2026-05-01T10:01:00.000Z', '2026-05-01T10:01:00.000Z'],
  ['that has passed', '2026-05-01T09:59:00.000Z', '2026-05-01T10:05:00.000Z'],
  ['that it never had', null, null],
])('restores a deadline %s', (_which, deadline, restored) => {
  expect(restoredDeadline(deadline, new Date('2026-05-01T10:00:00.000Z'))).toBe(restored);
});
