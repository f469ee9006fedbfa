import { isCorrectable, nextLineId, planCorrection } from './correction';

const [soup, pizza, tea] = [{ id: 1 }, { id: '2' }, { id: 3 }];
const OLD = [soup, pizza, tea];
const juice = { product: 220 };

it.each([
  ['draft', true],
  ['approved', true],
  ['accepted', true],
  ['done', false],
  ['cancelled', false],
  ['expired', false],
] as const)('an order that is %s may be corrected: %s', (status, expected) => {
  expect(isCorrectable(status)).toBe(expected);
});

describe('planCorrection', () => {
  it('keeps lines by their ids, however those are written, in the order that is wanted', () => {
    expect(planCorrection(OLD, [{ line_id: '3' }, juice, { line_id: 2 }])).toEqual({
      places: [{ kept: tea }, { added: 0 }, { kept: pizza }],
      kept: [tea, pizza],
      added: [juice],
      removed: [soup],
    });
  });

  it('counts what is new by its place among what is new', () => {
    const plan = planCorrection(OLD, [juice, ...OLD.map(({ id }) => ({ line_id: id })), juice]);
    expect(plan).toMatchObject({ removed: [], places: [{ added: 0 }, {}, {}, {}, { added: 1 }] });
  });

  it.each([
    ['a line of another order', [{ line_id: 4 }], 'foreign'],
    ['a line twice', [{ line_id: 1 }, { line_id: '1' }], 'twice'],
    ['all that there is', [{ line_id: 1 }, { line_id: 2 }, { line_id: 3 }], 'same'],
    ['the same in another order', [{ line_id: 3 }, { line_id: 2 }, { line_id: 1 }], 'same'],
  ] as const)('refuses %s', (_what, wanted, problem) => {
    expect(planCorrection(OLD, wanted)).toBe(problem);
  });
});

it.each([
  ['after the highest id', OLD, undefined, 4],
  ['after the highest that there was', [soup], 7, 8],
  ['from 1 where no id is a number', [{ id: 'a' }], undefined, 1],
  ['after what is higher than it was', [{ id: 9 }], 7, 10],
])('numbers a new line %s', (_what, lines, last, expected) => {
  expect(nextLineId(lines, last)).toBe(expected);
});
