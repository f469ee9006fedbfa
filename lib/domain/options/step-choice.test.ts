import { choice, select } from '@/tests/builders/catalogue/kit';
import { stepChoice } from './step-choice';

const guests = (value: number | string | null, count = 3) =>
  select({ value, attrs: Array.from({ length: count }, (_, index) => choice({ id: index + 1 })) });

it.each([
  ['nothing chosen, plus', null, 3, 1, 1],
  ['nothing chosen, minus', null, 3, -1, null],
  ['the first, plus', 1, 3, 1, 2],
  ['the first, minus', 1, 3, -1, null],
  ['the last, plus', 3, 3, 1, null],
  ['the last, minus', 3, 3, -1, 2],
  ['an id as text, plus', '2', 3, 1, 3],
  ['a choice that no longer exists, plus', 9, 3, 1, 1],
  ['a choice that no longer exists, minus', 9, 3, -1, null],
  ['no choices, plus', null, 0, 1, null],
] as const)('%s', (_case, value, count, step, expected) => {
  expect(stepChoice(guests(value, count), step)?.id ?? null).toBe(expected);
});
