import { deskLanes, laneOf, nextMove } from './lanes';

const at = (time: string) => `2026-05-01T${time}:00.000Z`;

type Times = { created: string; moved?: string; promised?: string; waitsFrom?: string };

const order = (name: string, ostatus_id: string, { created, moved = created, promised, waitsFrom }: Times) => ({
  name,
  ostatus_id,
  created_at: at(created),
  waits_from: waitsFrom === undefined ? null : at(waitsFrom),
  moved_at: at(moved),
  expected_at: promised === undefined ? null : at(promised),
});

it.each([
  ['draft', 'new', 'approve'],
  ['approved', 'preparation', 'accept'],
  ['accepted', 'way', 'done'],
  ['done', 'done', null],
  ['cancelled', 'done', null],
  ['expired', 'done', null],
])('shows an order that is %s in the lane %s, with the next move %s', (status, lane, move) => {
  expect([laneOf(status), nextMove(status)]).toEqual([lane, move]);
});

it.each([
  ['draft', 'done'],
  ['approved', 'accept'],
  ['accepted', 'done'],
  ['done', null],
])('offers an order of one step that is %s the move %s: desk/DE93', (status, move) => {
  expect(nextMove(status, true)).toBe(move);
});

it('sorts new orders by age, those in work by their promise, and done ones by their end, newest first', () => {
  const lanes = deskLanes(
    [
      order('b', 'draft', { created: '09:10' }),
      order('a', 'draft', { created: '09:00' }),
      order('e', 'approved', { created: '07:00' }),
      order('d', 'approved', { created: '08:00', promised: '09:30' }),
      order('c', 'approved', { created: '08:10', promised: '09:20' }),
      order('g', 'accepted', { created: '08:00', promised: '08:50' }),
      order('f', 'accepted', { created: '08:10', promised: '08:40' }),
      order('h', 'done', { created: '07:00', moved: '07:30' }),
      order('i', 'cancelled', { created: '06:00', moved: '08:30' }),
    ],
    Date.parse(at('10:00')),
  );
  expect(Object.values(lanes).map((list) => list.map(({ name }) => name).join(''))).toEqual(['ab', 'cde', 'fg', 'ih']);
});

it('has new orders for later after those that wait already', () => {
  const orders = [
    order('c', 'draft', { created: '08:00', waitsFrom: '20:00' }),
    order('b', 'draft', { created: '09:00' }),
    order('d', 'draft', { created: '07:00', waitsFrom: '21:00' }),
    order('a', 'draft', { created: '08:50' }),
  ];
  expect(deskLanes(orders, Date.parse(at('10:00'))).new.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

it('does not show what ended more than 12 hours ago', () => {
  const ended = [
    order('a', 'done', { created: '00:00', moved: '01:00' }),
    order('b', 'done', { created: '00:00', moved: '01:01' }),
  ];
  expect(deskLanes(ended, Date.parse(at('13:00'))).done.map(({ name }) => name)).toEqual(['b']);
});
