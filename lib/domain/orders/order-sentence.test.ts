import { byRoom, orderSentence } from './order-sentence';

const ZONE = 'Europe/Madrid';
const NOW = Date.parse('2026-06-18T14:31:00+02:00');
const clock = (at: number, timezone = ZONE) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(at);

type Given = Partial<Parameters<typeof orderSentence>[0]>;
const line = (value: string | null) => ({
  product: { title: 'Massage' },
  properties: [{ value }],
  slot_minutes: null,
});
const order = (ostatus_id: string, parts: Given = {}) => ({
  ostatus_id,
  num: '1001',
  created_at: '2026-06-18T14:20:00+02:00',
  expected_timeleft: null,
  quoted_at: null,
  number_room: '101',
  products: [line(null)],
  ...parts,
});

function said(
  given: ReturnType<typeof order>,
  group: 'draft' | 'pending' | 'histories',
  parts: { now?: number; timezone?: string } = {},
) {
  const { look, end } = orderSentence(given, { group, receivedAt: NOW, now: NOW, timezone: ZONE, ...parts });
  const quoted = end?.kind === 'confirms' && end.quoted !== null ? ` ${end.quoted.kind} ${clock(end.quoted.at)}` : '';
  const what = end === null ? '' : ` ${end.kind}${quoted}`;
  const when = end === null ? '' : 'at' in end ? ` ${clock(end.at)}` : 'moment' in end ? ` ${end.moment}` : '';
  return `${look.messageKey.replace('order_status__', '')}${what}${when}`;
}

it.each([
  ['was just sent', order('draft'), 'draft', 'draft confirms'],
  [
    'was just sent and was quoted a time',
    order('draft', { quoted_at: '2026-06-18T13:10:00.000Z' }),
    'draft',
    'draft confirms door 15:10',
  ],
  [
    'still waits after the quoted time',
    order('draft', { quoted_at: '2026-06-18T12:30:00.000Z' }),
    'draft',
    'draft confirms',
  ],
  [
    'is in progress with the quoted time alone',
    order('approved', { quoted_at: '2026-06-18T13:10:00.000Z', number_room: null }),
    'pending',
    'approved ready 15:10',
  ],
  [
    'is promised another time than it was quoted',
    order('approved', { quoted_at: '2026-06-18T13:10:00.000Z', expected_timeleft: 300 }),
    'pending',
    'approved door 14:36',
  ],
  [
    'is confirmed for a time at the door',
    order('approved', { expected_timeleft: 300 }),
    'pending',
    'approved door 14:36',
  ],
  [
    'is confirmed for a time without a room',
    order('approved', { expected_timeleft: 300, number_room: null }),
    'pending',
    'approved ready 14:36',
  ],
  ['is in progress without a time', order('accepted'), 'pending', 'accepted'],
  ['arrives any minute', order('accepted', { expected_timeleft: 60 }), 'pending', 'accepted soon'],
  ['is overdue', order('accepted', { expected_timeleft: 0 }), 'pending', 'accepted soon'],
  [
    'is booked for later',
    order('approved', { expected_timeleft: 300, products: [line('2026-06-18 16:00:00')] }),
    'pending',
    'approved booked 2026-06-18T16:00:00',
  ],
  [
    'waits and is booked for after midnight',
    order('draft', { products: [line('2026-06-19 00:30')] }),
    'draft',
    'draft booked 2026-06-19T00:30:00',
  ],
  [
    'was booked for a time that has begun',
    order('accepted', { products: [line('2026-06-18 14:00')] }),
    'pending',
    'accepted',
  ],
  ['is done', order('done'), 'histories', 'done'],
  ['was cancelled', order('cancelled', { products: [line('2026-06-18 16:00')] }), 'histories', 'cancelled'],
  [
    'has a status of the hotel’s own system',
    order('frying', { expected_timeleft: 300 }),
    'pending',
    'approved door 14:36',
  ],
] as const)('the sentence about an order that %s', (_title, given, group, expected) => {
  expect(said(given as ReturnType<typeof order>, group)).toBe(expected);
});

it('expects an order any minute once its time has passed since it was read', () => {
  const given = order('approved', { expected_timeleft: 300 });
  expect(said(given, 'pending', { now: NOW + 239_000 })).toBe('approved door 14:36');
  expect(said(given, 'pending', { now: NOW + 240_000 })).toBe('approved soon');
});

it.each([
  ['Europe/Madrid', 'draft booked 2026-06-18T16:00:00'],
  ['Asia/Kolkata', 'draft confirms'],
  ['America/New_York', 'draft booked 2026-06-18T16:00:00'],
])('decides by the hotel’s clock in %s whether a booked time is ahead', (timezone, expected) => {
  expect(said(order('draft', { products: [line('2026-06-18 16:00')] }), 'draft', { timezone })).toBe(expected);
});

it('puts orders of one room beside each other, in the place of the first', () => {
  const of = (num: number, number_room: string | null) => ({ num, number_room });
  const given = [of(4, '101'), of(3, null), of(2, '102'), of(1, '101')];
  expect(byRoom(given).map(({ num }) => num)).toEqual([4, 1, 3, 2]);
  expect(byRoom([])).toEqual([]);
});
