import { dueState, minutesSince, OVERDUE_MINUTES, orderMark, overdueMark } from './waiting';

const AT = '2026-05-01T10:00:00.000Z';
const after = (minutes: number) => Date.parse(AT) + minutes * 60_000;

it.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [9, 1],
  [10, 2],
  [14, 2],
  [15, 3],
  [600, 3],
])('marks an order that waits for %d minutes with %d of three marks', (minutes, mark) => {
  expect(overdueMark(minutes, OVERDUE_MINUTES)).toBe(mark);
});

it('marks a waiting order by the hotel’s own minutes when it has some', () => {
  expect([1, 2, 30, 60].map((minutes) => overdueMark(minutes, [2, 30, 60]))).toEqual([0, 1, 2, 3]);
});

it.each([
  ['draft', null, 3],
  ['draft', '2026-05-01T10:15:00.000Z', 1],
  ['draft', '2026-05-01T12:00:00.000Z', 0],
  ['approved', null, 0],
  ['cancelled', null, 0],
])('marks an order that is %s and waits from %s with %d marks after twenty minutes', (ostatus_id, waits_from, mark) => {
  expect(orderMark({ ostatus_id, created_at: AT, waits_from }, OVERDUE_MINUTES, after(20))).toBe(mark);
});

it.each([
  [-3, 0],
  [0.99, 0],
  [1, 1],
  [7.5, 7],
])('counts %d minutes since a time as %d whole minutes', (minutes, whole) => {
  expect(minutesSince(AT, after(minutes))).toBe(whole);
});

it.each([
  [0, { isOver: false, minutes: 20, share: 0 }],
  [9.5, { isOver: false, minutes: 11, share: 0.475 }],
  [20, { isOver: true, minutes: 0, share: 1 }],
  [26.2, { isOver: true, minutes: 6, share: 1 }],
])('describes a promise of 20 minutes after %d minutes', (minutes, due) => {
  expect(dueState(AT, '2026-05-01T10:20:00.000Z', after(minutes))).toEqual(due);
});

it('returns null without a promised time, and a promise that is over when it was due at once', () => {
  expect(dueState(AT, null, after(1))).toBeNull();
  expect(dueState(AT, AT, after(1))).toEqual({ isOver: true, minutes: 1, share: 1 });
});
