import { refused } from '@/lib/contract/refusals';
import { entryFailure } from './entry-failure';

it.each([
  ['an unknown outcome', refused('unavailable'), [], 'lottery_failed'],
  ['too many requests', refused('too-many', {}, 3), [], 'too_many_requests'],
  ['a draw that has closed', refused('invalid', { lottery: 'is closed' }), [], 'lottery_closed'],
  ['a room without further entries', refused('invalid', { entries: 'no more' }), [], 'lottery_room_full'],
  ['invalid fields', refused('invalid', { room_number: 'x', name: 'x' }), ['name', 'room_number'], null],
  ['a platform without draws', refused('not-found'), [], 'lottery_desk'],
  ['a platform that takes no such call', refused('invalid'), [], 'lottery_desk'],
  ['a platform that forbids it', refused('forbidden'), [], 'lottery_desk'],
] as const)('says what is wrong after %s', (_case, { refusal }, fields, message) => {
  expect(entryFailure(refusal)).toEqual({ fields, message });
});
