import { kit, scheduled } from '@/tests/builders/catalogue/kit';
import { chosenSlots } from './chosen-slots';

it.each([
  ['no options', null, []],
  ['options without slots', kit(), []],
  ['no slot chosen', kit(scheduled({ id: 1, value: null })), []],
  ['one slot', kit(scheduled({ id: 1, value: '2026-06-18 10:00:00' })), ['2026-06-18 10:00:00']],
  ['a slot twice', kit(scheduled({ id: 1, value: ['10', '11', '10'] })), ['10', '11']],
])('a product with %s', (_, property, slots) => expect(chosenSlots({ property })).toEqual(slots));
