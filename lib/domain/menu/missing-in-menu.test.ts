import { readTree } from './menu-tree';
import { missingInMenu } from './missing-in-menu';

describe('what a menu lacks', () => {
  const image = '/storage/a/b.webp';
  const full = { id: 100, title: { en: 'Soup', de: 'Suppe' }, price: 4, image, allergens: [], tax: 'vat' };
  const lacks = (product: object, section: object = {}) => {
    const json = { id: 10, title: 'Kitchen', image, ...section, products: [{ ...full, ...product }] };
    const tree = readTree({ 'sections/1.json': json });
    return missingInMenu(tree, { languages: ['en', 'de'], hasTaxes: true }).map(({ item, what, language, field }) =>
      [item, what, language ?? '-', field].join(' '),
    );
  };
  it.each<[string, object, object, readonly string[]]>([
    ['nothing', {}, {}, []],
    ['nothing of a text of one string', { title: 'Soup' }, {}, []],
    ['nothing of a text that is empty in every language', { descr: { en: '', de: ' ' } }, {}, []],
    ['a text in a language', { descr: { en: 'Hot' } }, {}, ['product:100 text de descr']],
    ['a text that is blank', { title: { en: 'Soup', de: ' ' } }, {}, ['product:100 text de title']],
    [
      'the title of a choice',
      { options: [{ id: 1, title: 'Size', attrs: [{ id: 2, title: { de: 'Groß' } }] }] },
      {},
      ['product:100 text en options.0.attrs.0.title'],
    ],
    ['a picture', { image: null }, {}, ['product:100 picture - image']],
    ['the picture of a section', {}, { image: undefined }, ['section:10 picture - image']],
    ['no picture of a hidden section', {}, { image: undefined, is_hidden: true }, []],
    ['the words of a picture', { pictures: [{ image }] }, {}, ['product:100 alt - pictures.0.text']],
    [
      'the words of a picture in a language',
      { pictures: [{ image, text: { en: 'A bowl' } }] },
      {},
      ['product:100 alt de pictures.0.text'],
    ],
    ['allergens of food', { allergens: null }, {}, ['product:100 allergens - allergens']],
    ['no allergens of what is no food', { allergens: null, is_food: false }, {}, []],
    ['no allergens where the section says that nothing is food', { allergens: null }, { is_food: false }, []],
    [
      'allergens of food in a section without',
      { allergens: null, is_food: true },
      { is_food: false },
      ['product:100 allergens - allergens'],
    ],
    ['a price', { price: undefined, tax: 'vat' }, {}, ['product:100 price - price']],
    ['no price of what costs nothing', { price: 0, tax: undefined }, {}, []],
    ['a tax', { tax: null }, {}, ['product:100 tax - tax']],
    ['no tax where the section has one', { tax: null }, { tax: 'vat' }, []],
  ])('names %s', (_what, product, section, missing) => expect(lacks(product, section)).toEqual(missing));

  it('asks no tax of a hotel without taxes', () => {
    const tree = readTree({ 'sections/1.json': { id: 10, title: 'A', image, products: [{ ...full, tax: null }] } });
    expect(missingInMenu(tree, { languages: ['en', 'de'], hasTaxes: false })).toEqual([]);
  });
});
