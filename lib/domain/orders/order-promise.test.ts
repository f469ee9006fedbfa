import { orderPromise } from './order-promise';

const NOW = Date.parse('2026-06-18T12:48:00Z');
const iso = (clock: string) => `2026-06-18T${clock}Z`;
const clock = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(11, 16));
const order = (ostatus_id: string, promised: string | null, parts: { left?: number; done?: string } = {}) => ({
  ostatus_id,
  promised_at: promised === null ? null : iso(promised),
  expected_timeleft: parts.left ?? null,
  moves: parts.done === undefined ? [] : [{ status: 'done', at: iso(parts.done) }],
});

it.each([
  ['nothing was promised', order('accepted', null, { left: 600 }), null],
  ['the promise holds', order('accepted', '13:10:00', { left: 1320 }), ['13:10', '13:10', false, 'kept']],
  ['it comes earlier', order('accepted', '13:15:00', { left: 1320 }), ['13:15', '13:10', false, 'early']],
  ['it comes later', order('approved', '13:05:00', { left: 1320 }), ['13:05', '13:10', false, 'late']],
  [
    'a difference of less than a minute',
    order('accepted', '13:09:10', { left: 1320 }),
    ['13:09', '13:10', false, 'kept'],
  ],
  ['it is overdue', order('accepted', '12:40:00', { left: 0 }), ['12:40', null, false, 'late']],
  ['its time has just come', order('accepted', '12:48:00', { left: 0 }), ['12:48', null, false, 'kept']],
  ['it was done in time', order('done', '13:15:00', { done: '13:08:00' }), ['13:15', '13:08', true, 'early']],
  ['it was done late', order('done', '13:15:00', { done: '13:21:00' }), ['13:15', '13:21', true, 'late']],
  ['it was done at an unknown time', order('done', '13:15:00'), null],
  ['it was cancelled', order('cancelled', '13:15:00'), null],
  ['it went back to the drafts', order('draft', '13:15:00'), null],
])('what became of a promise when %s', (_title, given, expected) => {
  const view = orderPromise(given, { receivedAt: NOW, now: NOW });
  expect(view && [clock(view.promised), clock(view.at), view.isDone, view.outcome]).toEqual(expected);
});

it('counts from the moment of the reading', () => {
  const given = order('accepted', '13:10:00', { left: 60 });
  expect(orderPromise(given, { receivedAt: NOW, now: NOW + 61_000 })?.at).toBeNull();
});
