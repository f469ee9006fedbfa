import { NO_REFUND, type RefundChoice, refundableOf, refundOf, refundRefusal } from './refund';

const order = (kept: number, to_return = 0) => ({
  money: { kept, to_return },
  line_prices: [
    { id: 1, amount: 4.5 },
    { id: 'b', amount: 7.5 },
    { id: 3, amount: 0 },
  ],
});

it.each([
  ['charged', { money: { kept: 12, to_return: 0 } }, 12_000],
  ['charged, a part of it on its way back', { money: { kept: 12, to_return: 4.5 } }, 7500],
  ['on its way back', { money: { kept: 12, to_return: 12 } }, 0],
  ['only reserved, or given back', { money: { kept: 0, to_return: 0 } }, 0],
  ['not paid online', { money: null }, 0],
])('counts what can still be given back of money that is %s', (_what, of, left) => {
  expect(refundableOf(of)).toBe(left);
});

const lines = (...ids: (number | string)[]): RefundChoice => ({ ...NO_REFUND, lines: new Set(ids) });
const amount = (typed: string): RefundChoice => ({ ...NO_REFUND, by: 'amount', typed });

it.each([
  ['no line', lines(), null, 'nothing'],
  ['a line', lines(1), 4500, null],
  ['lines that are all that is left', lines(1, 'b'), 12_000, null],
  ['a line that costs nothing', lines(3), null, 'no-amount'],
  ['a line of another order', lines(9), null, 'nothing'],
  ['no amount', amount(' '), null, 'nothing'],
  ['an amount with a comma', amount('4,50'), 4500, null],
  ['an amount in Arabic digits', amount('٤٫٥'), 4500, null],
  ['all that is left', amount('12'), 12_000, null],
  ['a cent more than is left', amount('12.01'), 12_010, 'too-much'],
  ['zero', amount('0'), null, 'no-amount'],
  ['a negative amount', amount('-3'), null, 'no-amount'],
  ['half a cent', amount('1.005'), null, 'no-amount'],
  ['a word', amount('soup'), null, 'no-amount'],
] as const)('of %s, says how much it is and what is wrong with it', (_what, choice, sum, problem) => {
  expect(refundOf(order(12), { choice, reason: 'cold', digits: 2 })).toMatchObject({ amount: sum, problem });
});

it('takes amounts in the digits of the currency', () => {
  expect(refundOf(order(1200), { choice: amount('700'), reason: 'x', digits: 0 }).problem).toBeNull();
  expect(refundOf(order(1200), { choice: amount('700.5'), reason: 'x', digits: 0 }).problem).toBe('no-amount');
  expect(refundOf(order(12), { choice: amount('1.234'), reason: 'x', digits: 3 })).toMatchObject({
    amount: 1234,
    problem: null,
  });
});

it('finds lines that cost more than is left, as after an earlier refund', () => {
  expect(refundOf(order(12, 8), { choice: lines(1), reason: 'cold', digits: 2 })).toMatchObject({
    problem: 'too-much',
  });
});

it('sends lines or an amount, never both, with the reason as typed but for blanks around it', () => {
  const both: RefundChoice = { by: 'lines', lines: new Set(['b']), typed: '3' };
  expect(refundOf(order(12), { choice: both, reason: ' soup  was cold ', digits: 2 }).body).toEqual({
    line_ids: ['b'],
    reason: 'soup  was cold',
  });
  expect(refundOf(order(12), { choice: { ...both, by: 'amount' }, reason: 'x', digits: 2 }).body).toEqual({
    amount: 3,
    reason: 'x',
  });
});

it.each(['', '  ', '\n'])('asks for a reason instead of %j', (reason) => {
  expect(refundOf(order(12), { choice: lines(1), reason, digits: 2 }).isReasonMissing).toBe(true);
});

it.each([
  [{ status: 422, fields: ['reason'] }, 'reason'],
  [{ status: 422, fields: ['line_ids'] }, 'lines'],
  [{ status: 422, fields: ['amount'] }, 'amount'],
  [{ status: 422, fields: ['amount', 'reason'] }, 'reason'],
  [{ status: 422, fields: ['status'] }, 'over'],
  [{ status: 422, fields: [] }, 'over'],
  [{ status: 409, fields: ['status', 'moved_by'] }, 'changed'],
  [{ status: 409, fields: ['Idempotency-Key'] }, 'no-response'],
  [{ status: 500, fields: [] }, 'no-response'],
  [{ status: 0, fields: [] }, 'no-response'],
])('reads the refusal %j as being about %s', (response, about) => {
  expect(refundRefusal(response)).toBe(about);
});
