import { unitPrice } from '@/lib/domain/price';
import type { Drop } from './drops';
import { kitWith } from './kit';

/** A kit whose first choice, which costs what is said, is chosen. */
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

describe('the price of a choice', () => {
  it.each([
    ['a number', { price: 2.5 }, 1250],
    ['a text', { price: '2.50' }, 1250],
    ['a text with a comma', { price: '2,50' }, 1250],
    ['missing', {}, 1000],
    ['null', { price: null }, 1000],
    ['an empty text', { price: '' }, 1000],
    ['words', { price: 'on request' }, 1000],
    ['an object', { price: { en: 3 } }, 1000],
    ['no amount that anyone pays', { price: 1e300 }, 1000],
    ['less than the product costs', { price: '-20' }, 0],
  ])('counts when it is %s', (_title, choice, total) => {
    const { property, drops } = kitOf(choice);
    expect(unitPrice({ price: 10, property })).toBe(total);
    expect(drops).toEqual([]);
  });

  it('counts once for each of its own quantity, also where that came as text', () => {
    expect(unitPrice({ price: 10, property: kitOf({ price: '2', quantity: '3' }).property })).toBe(1600);
  });
});

it('an option of a type that nobody knows is left out with a word, and the rest can be asked', () => {
  const { property, drops } = kitOf({ price: 1 }, 'hologram');
  expect(property.properties.map(({ id }) => id)).toEqual([2]);
  expect(drops).toMatchObject([{ entity: 'option', id: '1', reason: expect.stringMatching(/known option type/) }]);
});
