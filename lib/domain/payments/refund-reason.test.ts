import { minor } from '@/tests/builders/payments/books';
import { refundReason } from './refund-reason';

const credit = (amount: number, reason: string) => ({ amount: minor(amount), reason });
const COLD = credit(1000, 'Cold soup');
const LATE = credit(500, 'Late');

it.each([
  ['the only credit', [COLD], 9000, 8000, 'Cold soup'],
  ['the credit that is new', [COLD, LATE], 8000, 7500, 'Late'],
  ['several credits that are given back at once', [COLD, LATE], 9000, 7500, 'Cold soup · Late'],
  ['a credit of which the charge knew nothing', [COLD, LATE], 8000, 7500, 'Late'],
  ['words that were said twice', [COLD, credit(500, 'Cold soup')], 9000, 7500, 'Cold soup'],
  ['a credit whose words were deleted', [credit(1000, '')], 9000, 8000, ''],
  ['no credit, because the hotel gave money back by itself', [], 9000, 8000, ''],
  ['no credit, because less was given back', [COLD], 9000, 8500, ''],
])('reads %s', (_title, credits, before, after, words) => {
  expect(refundReason(credits, { amount: minor(9000), before: minor(before), after: minor(after) })).toBe(words);
});
