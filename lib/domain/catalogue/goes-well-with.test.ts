import { goesWellWith, type Pairable } from './goes-well-with';

const dish = (id: number, parts: Partial<Pairable> = {}): Pairable => ({
  id,
  section: 10,
  course: null,
  isFood: true,
  isAdult: false,
  ...parts,
});
const drink = (id: number, parts: Partial<Pairable> = {}) => dish(id, { section: 20, course: 'drink', ...parts });
const dessert = (id: number, parts: Partial<Pairable> = {}) => dish(id, { section: 30, course: 'dessert', ...parts });

const PIZZA = dish(1);
const CATALOGUE = [dish(2), dish(3), drink(11), drink(12), drink(13), dessert(21), dessert(22)];

type Input = Parameters<typeof goesWellWith>[0];

it.each<[string, Partial<Input>, readonly number[]]>([
  ['drinks and desserts in turn', {}, [11, 21, 12]],
  ['the hotel’s pairs in their order, also of the same section', { pairs: [22, 2, 13, 11] }, [22, 2, 13]],
  ['the rest of a meal after fewer than three pairs', { pairs: [3] }, [3, 11, 21]],
  ['what was ordered together before the rest of a meal', { together: [13, 22] }, [13, 22, 11]],
  ['nothing of the same section that was ordered together', { together: [2, 22] }, [22, 11, 21]],
  ['no product twice', { pairs: [11, 11], together: [11, 21] }, [11, 21, 12]],
  ['nothing of the order', { order: [PIZZA, drink(11, { section: 40 })], pairs: [1, 11] }, [21, 12, 22]],
  ['desserts first when the order has a drink', { order: [PIZZA, drink(19, { section: 40 })] }, [21, 11, 22]],
  [
    'drinks first when the order has both',
    { order: [drink(19, { section: 40 }), dessert(29, { section: 50 })] },
    [11, 21, 12],
  ],
  ['nothing of a section of the order', { order: [drink(19)] }, [21, 22]],
  ['nothing that cannot be had', { pairs: [99], catalogue: [drink(12)] }, [12]],
  [
    'what needs an age last',
    { catalogue: [drink(11, { isAdult: true }), drink(12), dessert(21, { isAdult: true })] },
    [12, 21, 11],
  ],
  ['only the hotel’s pairs with what is no part of a meal', { order: [dish(1, { isFood: false })], pairs: [12] }, [12]],
])('recommends %s', (_title, parts, expected) => {
  expect(goesWellWith({ order: [PIZZA], pairs: [], together: [], catalogue: CATALOGUE, ...parts })).toEqual(expected);
});
