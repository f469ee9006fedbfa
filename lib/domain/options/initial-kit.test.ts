import { checkbox, choice, kit, option, select } from '@/tests/builders/catalogue/kit';
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

describe('the kit of a form that opens', () => {
  it('keeps the answers of a cart line', () => {
    expect(initialKit(today, chosen, [{ id: 1, value: 11 }])).toEqual(chosen);
  });

  it('gives a new line the answers stored on the device, but no ticks', () => {
    const opened = initialKit(today, null, [
      { id: 1, value: 12 },
      { id: 2, value: 'checked' },
    ]);
    expect(opened.properties.map(({ value }) => value)).toEqual([12, null, null]);
    expect(opened.properties[1]?.attrs.some(({ checked }) => checked)).toBe(false);
  });
});

describe('the hotel’s preset ticks', () => {
  const opened = (parts: Parameters<typeof checkbox>[0]) => initialKit(kit(checkbox({ id: 2, ...parts })), null, []);
  const quantities = (from: Kit) => from.properties[0]?.attrs.map(({ checked, quantity }) => (checked ? quantity : 0));

  it.each([
    ['are kept', [choice({ id: 21, checked: true, quantity: 2 })], [2]],
    ['are raised to their minimum', [choice({ id: 21, checked: true, minimum: 3 })], [3]],
    ['are reduced to their maximum', [choice({ id: 21, checked: true, quantity: 5, maximum: 3 })], [3]],
    [
      'are removed if their minimum exceeds their maximum',
      [choice({ id: 21, checked: true, minimum: 3, maximum: 2 })],
      [0],
    ],
    ['are reduced to the number of ticks allowed', extras.map((one) => ({ ...one, checked: true })), [1, 1, 0]],
  ])('preset ticks %s', (_title, attrs, expected) => {
    expect(quantities(opened({ pcode_id: 'quantity', max_checked_attrs_count: 2, attrs }))).toEqual(expected);
  });

  it('preset ticks are kept if the option is read-only', () => {
    const fixed = kit(checkbox({ id: 2, is_read_only: true, attrs: [choice({ id: 21, checked: true, quantity: 4 })] }));
    expect(initialKit(fixed, null, [])).toEqual(fixed);
  });
});

describe('withAnswersOf', () => {
  it('changes nothing if the answers belong to the same kit', () => {
    expect(withAnswersOf(chosen, chosen)).toEqual(chosen);
  });

  it('uses current prices and titles', () => {
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
    ['a minimum', choice({ id: 21, price: 2.5, minimum: 2 }), 12_500],
    ['a quantity above its maximum', choice({ id: 21, price: 2.5, quantity: 5, maximum: 3 }), 22_500],
  ])('keeps the price of a tick in a checkbox without steppers whose choice has %s', (_title, one, costs) => {
    const offered = kit(checkbox({ id: 2, attrs: [one] }));
    const tapped = tickChoice(offered, 2, 21, true);
    const price = (property: Kit) => unitPrice({ price: 10, property });
    expect([tapped, withAnswersOf(offered, tapped)].map(price)).toEqual([costs, costs]);
  });

  it('leaves out an answer whose choice no longer exists', () => {
    const without = kit(select({ id: 1, attrs: [choice({ id: 11 })] }));
    expect(withAnswersOf(without, chosen).properties[0]?.value).toBeNull();
  });

  it('leaves out an answer whose option has another type now', () => {
    expect(withAnswersOf(kit(option({ id: 1 })), chosen).properties[0]?.value).toBeNull();
  });

  it('keeps preset ticks unticked if the guest has unticked them', () => {
    const preset = kit(
      checkbox({ id: 2, value: 'checked', attrs: [choice({ id: 21 }), choice({ id: 22, checked: true })] }),
    );
    const ticked = withAnswersOf(preset, chosen).properties[0]?.attrs.filter(({ checked }) => checked);
    expect(ticked?.map(({ id }) => id)).toEqual([21]);
  });

  it('reduces the answers to a new limit', () => {
    const given = kit(checkbox({ id: 2, value: 'checked', attrs: extras.map((one) => ({ ...one, checked: true })) }));
    const ticked = withAnswersOf(today, given).properties[1]?.attrs.filter(({ checked }) => checked);
    expect(ticked?.map(({ id }) => id)).toEqual([21, 22]);
  });

  it('does not overwrite a read-only answer', () => {
    const fixed = kit(option({ id: 3, is_read_only: true, value: 'Set by the house' }));
    expect(withAnswersOf(fixed, chosen).properties[0]?.value).toBe('Set by the house');
  });
});
