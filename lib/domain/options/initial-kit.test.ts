import { checkbox, choice, kit, option, select } from '@/tests/builders/kit';
import { unitPrice } from '../money/price';
import { initialKit, withAnswersOf } from './initial-kit';
import type { Kit } from './kit';
import { tickChoice } from './options';

const sizes = [choice({ id: 11, title: 'Small' }), choice({ id: 12, title: 'Large', price: 4 })];
const extras = [choice({ id: 21, price: 2.5 }), choice({ id: 22 }), choice({ id: 23 })];
const today = kit(
  select({ id: 1, attrs: sizes }),
  checkbox({ id: 2, pcode_id: 'quantity', attrs: extras, max_checked_attrs_count: 2 }),
  option({ id: 3 }),
);
const chosen = kit(
  select({ id: 1, attrs: sizes, value: 12 }),
  checkbox({
    id: 2,
    pcode_id: 'quantity',
    value: 'checked',
    attrs: [choice({ id: 21, price: 2.5, checked: true, quantity: 2 }), choice({ id: 22 }), choice({ id: 23 })],
    max_checked_attrs_count: 2,
  }),
  option({ id: 3, value: 'no basil' }),
);

describe('a form that opens', () => {
  it('shows a cart line exactly as it was chosen', () => {
    expect(initialKit(today, chosen, [{ id: 1, value: 11 }])).toEqual(chosen);
  });

  it('starts a new line with what the phone remembers, but with nothing ticked', () => {
    const opened = initialKit(today, null, [
      { id: 1, value: 12 },
      { id: 2, value: 'checked' },
    ]);
    expect(opened.properties.map(({ value }) => value)).toEqual([12, null, null]);
    expect(opened.properties[1]?.attrs.some(({ checked }) => checked)).toBe(false);
  });
});

describe('what the hotel has ticked beforehand', () => {
  const opened = (parts: Parameters<typeof checkbox>[0]) => initialKit(kit(checkbox({ id: 2, ...parts })), null, []);
  const quantities = (from: Kit) => from.properties[0]?.attrs.map(({ checked, quantity }) => (checked ? quantity : 0));

  it.each([
    ['stays', [choice({ id: 21, checked: true, quantity: 2 })], [2]],
    ['begins at its minimum', [choice({ id: 21, checked: true, minimum: 3 })], [3]],
    ['keeps to its maximum', [choice({ id: 21, checked: true, quantity: 5, maximum: 3 })], [3]],
    ['is not ticked where no quantity is right', [choice({ id: 21, checked: true, minimum: 3, maximum: 2 })], [0]],
    ['is no more than may be ticked', extras.map((one) => ({ ...one, checked: true })), [1, 1, 0]],
  ])('%s, as the hotel itself will reckon it', (_title, attrs, expected) => {
    expect(quantities(opened({ pcode_id: 'quantity', max_checked_attrs_count: 2, attrs }))).toEqual(expected);
  });

  it('stays as it is where the guest cannot change it', () => {
    const fixed = kit(checkbox({ id: 2, is_read_only: true, attrs: [choice({ id: 21, checked: true, quantity: 4 })] }));
    expect(initialKit(fixed, null, [])).toEqual(fixed);
  });
});

describe('answers to an earlier copy of a kit', () => {
  it('change nothing when they were given to this very copy', () => {
    expect(withAnswersOf(chosen, chosen)).toEqual(chosen);
  });

  it('are shown with the prices and titles of today', () => {
    const dearer = {
      ...today,
      properties: [select({ id: 1, attrs: [choice({ id: 12, title: 'Grande', price: 6 })] })],
    };
    expect(withAnswersOf(dearer, chosen).properties[0]).toMatchObject({
      value: 12,
      attrs: [{ title: 'Grande', price: 6 }],
    });
  });

  it.each([
    ['a minimum', choice({ id: 21, price: 2.5, minimum: 2 }), 1250],
    ['a quantity of the hotel’s above its maximum', choice({ id: 21, price: 2.5, quantity: 5, maximum: 3 }), 2250],
  ])('cost what they cost when they were tapped, in a plain checkbox whose choice has %s', (_title, one, costs) => {
    const offered = kit(checkbox({ id: 2, attrs: [one] }));
    const tapped = tickChoice(offered, 2, 21, true);
    const price = (property: Kit) => unitPrice({ price: 10, property });
    expect([tapped, withAnswersOf(offered, tapped)].map(price)).toEqual([costs, costs]);
  });

  it('are left out when their choice is gone', () => {
    const without = kit(select({ id: 1, attrs: [choice({ id: 11 })] }));
    expect(withAnswersOf(without, chosen).properties[0]?.value).toBeNull();
  });

  it('are left out when their option has become another kind', () => {
    expect(withAnswersOf(kit(option({ id: 1 })), chosen).properties[0]?.value).toBeNull();
  });

  it('take back what the hotel had ticked beforehand', () => {
    const preset = kit(
      checkbox({ id: 2, value: 'checked', attrs: [choice({ id: 21 }), choice({ id: 22, checked: true })] }),
    );
    const ticked = withAnswersOf(preset, chosen).properties[0]?.attrs.filter(({ checked }) => checked);
    expect(ticked?.map(({ id }) => id)).toEqual([21]);
  });

  it('keep to a limit that is new', () => {
    const given = kit(checkbox({ id: 2, value: 'checked', attrs: extras.map((one) => ({ ...one, checked: true })) }));
    const ticked = withAnswersOf(today, given).properties[1]?.attrs.filter(({ checked }) => checked);
    expect(ticked?.map(({ id }) => id)).toEqual([21, 22]);
  });

  it('never write over what only the hotel writes', () => {
    const fixed = kit(option({ id: 3, is_read_only: true, value: 'Set by the house' }));
    expect(withAnswersOf(fixed, chosen).properties[0]?.value).toBe('Set by the house');
  });
});
