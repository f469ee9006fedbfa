import { unitPrice } from '@/lib/domain/money/price';
import type { Drop } from './drops';
import { kitWith } from './kit';

/** A kit in which the first choice, with the given price, is chosen. */
function kitOf(choice: Record<string, unknown>, ptype_id = 'select') {
  const drops: Drop[] = [];
  const chosen = { id: 11, title: 'Large', ...choice };
  const option = { id: 1, title: 'Size', ptype_id, value: 11, attrs: [chosen, { id: 12, title: 'Small', price: 1 }] };
  const property = kitWith((drop) => drops.push(drop)).parse({
    id: 7,
    properties: [option, { id: 2, ptype_id: 'text' }],
  });
  return { property, drops };
}

describe('prices of choices and fields of options', () => {
  it.each([
    ['a number', { price: 2.5 }, 12_500],
    ['a text', { price: '2.50' }, 12_500],
    ['a text with a comma', { price: '2,50' }, 12_500],
    ['missing', {}, 10_000],
    ['null', { price: null }, 10_000],
    ['an empty text', { price: '' }, 10_000],
    ['an empty list', { price: [] }, 10_000],
    ['a text with thousands', { price: '1 002,50' }, 1_012_500],
    ['less than the product costs', { price: '-20' }, 0],
  ])('counts a choice’s price that is %s', (_title, choice, total) => {
    const { property, drops } = kitOf(choice);
    expect(unitPrice({ price: 10, property })).toBe(total);
    expect(drops).toEqual([]);
  });

  it.each([
    ['words', 'on request'],
    ['ambiguous', '1,250'],
    ['an amount with a currency', '12.50 €'],
    ['an object', { en: 3 }],
    ['larger than any realistic amount', 1e300],
  ])('drops and reports a choice whose price is %s', (_title, price) => {
    const { property, drops } = kitOf({ price });
    expect(property.properties[0]?.attrs.map(({ id }) => id)).toEqual([12]);
    expect(drops).toEqual([{ entity: 'choice', id: '11', reason: 'price: no readable price' }]);
  });

  it('drops an option with an unreadable price', () => {
    const drops: Drop[] = [];
    const option = { id: 1, title: 'Wrapping', ptype_id: 'text', price: '3 or 4' };
    const kit = kitWith((drop) => drops.push(drop)).parse({ id: 7, properties: [option] });
    expect(kit.properties).toEqual([]);
    expect(drops).toEqual([{ entity: 'option', id: '1', reason: 'price: no readable price' }]);
  });

  it('counts a choice’s price times its quantity, also sent as text', () => {
    expect(unitPrice({ price: 10, property: kitOf({ price: '2', quantity: '3' }).property })).toBe(16_000);
  });
});

it.each([
  ['with defaults if this project’s own fields are missing', {}, null, false],
  ['with this project’s own fields', { minimum: '4', extra: { from_today: 1 } }, 4, true],
  ['with defaults if this project’s own fields are invalid', { minimum: 'four', extra: [] }, null, false],
])('reads an option %s', (_title, parts, minimum, from_today) => {
  const parsed = kitWith(() => undefined).parse({ properties: [{ id: 1, ptype_id: 'checkbox', ...parts }] });
  expect(parsed.properties).toMatchObject([{ minimum, extra: { from_today } }]);
});

it('drops and reports an option of an unknown type, and keeps the others', () => {
  const { property, drops } = kitOf({ price: 1 }, 'hologram');
  expect(property.properties.map(({ id }) => id)).toEqual([2]);
  expect(drops).toMatchObject([{ entity: 'option', id: '1', reason: expect.stringMatching(/known option type/) }]);
});

describe('scheduleDay', () => {
  const WEEK = Array(7).fill(true);
  function ruleOf(rule: Record<string, unknown>) {
    const drops: Drop[] = [];
    const schedule_kit = { days: [{ days: WEEK, ...rule }] };
    const kit = kitWith((drop) => drops.push(drop)).parse({ properties: [{ id: 1, ptype_id: 'time', schedule_kit }] });
    return { rules: kit.properties[0]?.schedule_kit?.days ?? [], drops };
  }

  it.each([
    ['09:00', '09:00:00'],
    ['09:30:15', '09:30:15'],
    ['9:00', '09:00:00'],
    [' 9:00:00 ', '09:00:00'],
    ['09:00:00.000000', '09:00:00'],
    ['24:00', '24:00:00'],
    [null, null],
    ['', null],
  ])('reads the start %p as %p', (start_time, read) => {
    const { rules, drops } = ruleOf({ start_time });
    expect(rules).toEqual([{ days: WEEK, start_date: null, end_date: null, start_time: read, end_time: null }]);
    expect(drops).toEqual([]);
  });

  it.each([
    ['start_time', 'nine', 'time'],
    ['start_time', '9.00', 'time'],
    ['start_time', '25:00', 'time'],
    ['start_time', 900, 'time'],
    ['end_time', '24:30', 'time'],
    ['end_time', '6 pm', 'time'],
    ['start_date', '01.06.2026', 'date'],
    ['end_date', 'autumn', 'date'],
  ])('drops and reports an opening rule whose %s is %p', (field, value, what) => {
    const { rules, drops } = ruleOf({ [field]: value });
    expect(rules).toEqual([]);
    expect(drops).toEqual([{ entity: 'schedule day', id: null, reason: `${field}: no readable ${what}` }]);
  });
});
