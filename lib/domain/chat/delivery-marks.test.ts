import { deliveryMarks } from './delivery-marks';

const own = (id: number | null) => ({ key: `own-${id}`, id, isOwn: true });
const theirs = (id: number) => ({ key: `theirs-${id}`, id, isOwn: false });

it.each([
  ['nothing without messages', [], 5, {}],
  ['nothing at messages of the hotel', [theirs(1)], 5, {}],
  ['sent where nothing is known of reading', [own(1), own(2)], null, { 'own-2': 'sent' }],
  ['sent where nothing was read', [own(1)], 0, { 'own-1': 'sent' }],
  ['seen at the newest that was read', [own(1), own(2)], 2, { 'own-2': 'seen' }],
  ['seen, and sent at a newer one', [own(1), own(2), own(3)], 2, { 'own-2': 'seen', 'own-3': 'sent' }],
  ['seen by what came after it', [own(1), theirs(2)], 2, { 'own-1': 'seen' }],
  ['nothing at a message that is being sent', [own(1), own(null)], 0, { 'own-1': 'sent' }],
] as const)('marks %s', (_title, messages, seenUntil, expected) => {
  expect(deliveryMarks(messages, seenUntil)).toEqual(expected);
});
