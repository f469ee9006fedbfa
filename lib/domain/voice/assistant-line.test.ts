import { checkbox, choice, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import type { Option } from '../options/kit';
import { type AssistantAnswer, assistantLine, type RequestedLine } from './assistant-line';

const NOON = { date: '2026-06-18', minutes: 12 * 60, weekday: 4 } as never;

const answer = (optionId: number, parts: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  optionId,
  choiceIds: [],
  text: null,
  ...parts,
});

function added(
  options: readonly Option[],
  wanted: Partial<RequestedLine> = {},
  parts: Parameters<typeof product>[0] = {},
) {
  const offered = product(parts);
  const kit = options.length === 0 ? null : { id: 7, properties: options };
  return assistantLine(
    { product: offered, section: section([offered]), kit },
    { quantity: 1, answers: [], ...wanted },
    { key: 'line', now: NOON, isAdult: false },
  );
}

const size = (parts: Partial<Option> = {}) =>
  select({ id: 1, is_required: true, attrs: [choice({ id: 11 }), choice({ id: 12, price: 3 })], ...parts } as never);
const toppings = checkbox({ id: 2, max_checked_attrs_count: 1, attrs: [choice({ id: 21 }), choice({ id: 22 })] });

it('makes the line that the guest’s own form would make', () => {
  const made = added([size(), toppings, option({ id: 3 })], {
    quantity: 2,
    answers: [answer(1, { choiceIds: [12] }), answer(2, { choiceIds: [21] }), answer(3, { text: 'no onions' })],
  });
  expect(made).toMatchObject({ line: { key: 'line', quantity: 2, from_recommendation: false } });
  if (!('line' in made)) throw new Error('refused');
  expect(made.line.product.property?.properties.map(({ value }) => value)).toEqual([12, 'checked', 'no onions']);
});

it('names the required options that the assistant has not answered', () => {
  expect(added([size()])).toEqual({ refusal: { why: 'incomplete', optionIds: [1] } });
});

it.each<[string, readonly Option[], Partial<RequestedLine>, Parameters<typeof product>[0], string]>([
  ['1,000 pieces', [], { quantity: 1000 }, {}, 'quantity'],
  ['no piece', [], { quantity: 0 }, {}, 'quantity'],
  ['half a piece', [], { quantity: 1.5 }, {}, 'quantity'],
  ['more pieces than the hotel allows', [], { quantity: 3 }, { max_order_quantity: 2 }, 'quantity'],
  ['an option of another product', [size()], { answers: [answer(99, { choiceIds: [11] })] }, {}, 'unknown-option'],
  ['a choice of another option', [size()], { answers: [answer(1, { choiceIds: [21] })] }, {}, 'unknown-option'],
  ['two choices of a list', [size()], { answers: [answer(1, { choiceIds: [11, 12] })] }, {}, 'unknown-option'],
  ['more choices than allowed', [toppings], { answers: [answer(2, { choiceIds: [21, 22] })] }, {}, 'unknown-option'],
  [
    'a text of 10,000 letters',
    [option({ id: 3 })],
    { answers: [answer(3, { text: 'x'.repeat(10_000) })] },
    {},
    'unknown-option',
  ],
  ['an answer where nothing is asked', [], { answers: [answer(1, { choiceIds: [11] })] }, {}, 'unknown-option'],
  ['a product with slots', [scheduled({ id: 4 })], {}, {}, 'by-hand'],
  ['a product with an order form of its own', [], {}, { is_popup: true }, 'by-hand'],
  ['a product for adults', [], {}, { for_adult: true }, 'by-hand'],
  ['a sold-out product', [], {}, { is_available: false }, 'sold-out'],
])('refuses %s', (_what, options, wanted, parts, why) => {
  expect(added(options, wanted, parts)).toMatchObject({ refusal: { why } });
});
