import { columnOf, deskColumns, nextMove } from './columns';

const order = (name: string, ostatus_id: string, created_at: string, moved_at = created_at) => ({
  name,
  ostatus_id,
  created_at,
  moved_at,
});

const at = (time: string) => `2026-05-01T${time}:00.000Z`;

it.each([
  ['draft', 'new', 'approve'],
  ['approved', 'work', 'accept'],
  ['accepted', 'work', 'done'],
  ['done', 'done', null],
  ['cancelled', 'done', null],
  ['expired', 'done', null],
])('shows an order that is %s in the column %s, with the next move %s', (status, column, move) => {
  expect([columnOf(status), nextMove(status)]).toEqual([column, move]);
});

it('sorts new orders and those in work by age, and done ones by their end, newest first', () => {
  const columns = deskColumns(
    [
      order('b', 'draft', at('09:10')),
      order('a', 'draft', at('09:00')),
      order('d', 'accepted', at('08:10')),
      order('c', 'approved', at('08:00')),
      order('e', 'done', at('07:00'), at('07:30')),
      order('f', 'cancelled', at('06:00'), at('08:30')),
    ],
    Date.parse(at('10:00')),
  );
  expect(Object.values(columns).map((list) => list.map(({ name }) => name).join(''))).toEqual(['ab', 'cd', 'fe']);
});

it('does not show what ended more than 12 hours ago', () => {
  const ended = [order('a', 'done', at('00:00'), at('01:00')), order('b', 'done', at('00:00'), at('01:01'))];
  expect(deskColumns(ended, Date.parse(at('13:00'))).done.map(({ name }) => name)).toEqual(['b']);
});
