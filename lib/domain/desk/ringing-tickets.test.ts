import { ringingTickets, ticketKey } from './ringing-tickets';

const ticket = (station: string, since: string) => ({ station, since });
const OLD = ticket('bar', '2026-06-18T17:30:00Z');
const NEW = ticket('kitchen', '2026-06-18T17:31:00Z');

it('rings once for a ticket and the copies that take its place, and again for another ticket of the order', () => {
  const first = { order_uuid: 'a', station: 'bar', since: '2026-06-18T17:30:00Z' };
  expect(ticketKey({ ...first })).toBe(ticketKey(first));
  expect(ticketKey({ ...first, since: '2026-06-18T17:40:00Z' })).not.toBe(ticketKey(first));
  expect(ticketKey({ ...first, station: 'kitchen' })).not.toBe(ticketKey(first));
});

it.each([
  ['everything at a desk that is no station, the longest wait first', [NEW, OLD], null, [OLD, NEW]],
  ['only its own on the device of a station', [NEW, OLD], 'kitchen', [NEW]],
  ['nothing at a station whose tickets are all printed', [OLD], 'kitchen', []],
])('rings for %s', (_what, tickets, station, expected) => {
  expect(ringingTickets(tickets, station)).toEqual(expected);
});
