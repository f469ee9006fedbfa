import { sectionHref } from './links';

const section = { id: 12, external_link: null, sublevels_count: 0 };

describe('where a section leads', () => {
  it.each([
    ['to its products', section, { href: '/products/12', external: false }],
    ['to its products with one level', { ...section, sublevels_count: 1 }, { href: '/products/12', external: false }],
    ['to its sections with more', { ...section, sublevels_count: 2 }, { href: '/sections/12', external: false }],
    [
      'out of the app',
      { ...section, external_link: 'https://spa.test/' },
      { href: 'https://spa.test/', external: true },
    ],
    ['to a telephone', { ...section, external_link: 'tel:100' }, { href: 'tel:100', external: true }],
    ['to a page of this site', { ...section, external_link: '/products/3' }, { href: '/products/3', external: false }],
    [
      'not to what is not safe',
      { ...section, external_link: 'javascript:alert(1)' },
      { href: '/products/12', external: false },
    ],
    ['nowhere else with a strange id', { ...section, id: '../x' }, { href: '/products/..%2Fx', external: false }],
  ])('%s', (_title, from, expected) => {
    expect(sectionHref(from)).toEqual(expected);
  });
});
