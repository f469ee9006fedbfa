import { pagesToShow } from './screenshot-plan.mjs';

const section = (id: number, fields: object = {}) => ({
  id,
  title: `Section ${id}`,
  is_hidden: false,
  for_adult: false,
  external_link: null,
  products: [{}],
  sections: [],
  ...fields,
});

const HOTEL = { title: { en: 'Aurora', de: 'Aurora' } };
const HOME = { name: 'home', path: '/', label: HOTEL.title };

const paths = (...given: Parameters<typeof pagesToShow>) => pagesToShow(...given).map(({ path }) => path);

it('shows home and the first section with products that every guest may see', () => {
  const sections = [
    section(1, { is_hidden: true, sections: [section(2)] }),
    section(3, { external_link: 'https://spa.example' }),
    section(4, { for_adult: true }),
    section(5, { products: [], sections: [section(6, { products: [] }), section(7)] }),
    section(8),
  ];
  expect(pagesToShow(HOTEL, sections)).toEqual([HOME, { name: 'section', path: '/products/7', label: 'Section 7' }]);
});

it('shows the named section, and home alone when guests see no such section', () => {
  expect(paths(HOTEL, [section(1), section(4, { for_adult: true })], '4')).toEqual(['/', '/products/4']);
  expect(paths(HOTEL, [section(1), section(2, { is_hidden: true })], '2')).toEqual(['/']);
});

it('shows home alone of a hotel without products', () => {
  expect(pagesToShow(HOTEL, [section(1, { products: [] })])).toEqual([HOME]);
});
