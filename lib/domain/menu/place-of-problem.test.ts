import { placeOfProblem } from './place-of-problem';

describe('the place of a mistake', () => {
  const files = {
    'hotel.json': {},
    'sections/10-a.json': {
      id: 10,
      products: [{ id: 100 }],
      sections: [{ id: 11, products: [{ id: 110 }, { id: 111 }] }],
    },
  };
  it.each([
    ['sections/10-a.json', ['title'], 'section:10', 'title'],
    ['sections/10-a.json', [], 'section:10', ''],
    [
      'sections/10-a.json',
      ['products', 0, 'options', 2, 'attrs', 1, 'price'],
      'product:100',
      'options.2.attrs.1.price',
    ],
    ['sections/10-a.json', ['sections', 0, 'title', 'de'], 'section:11', 'title.de'],
    ['sections/10-a.json', ['sections', 0, 'products', 1], 'product:111', ''],
    ['sections/10-a.json', ['products'], 'sequence:10', 'products'],
    ['hotel.json', ['navigation', 0], null, 'hotel.json navigation.0'],
    ['sections/99-none.json', ['title'], null, 'sections/99-none.json title'],
  ] as const)('of %s at %j is %s, %s', (file, path, item, field) => {
    expect(placeOfProblem(files, file, path)).toEqual({ item, field });
  });
});
