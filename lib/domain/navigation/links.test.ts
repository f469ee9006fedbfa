import { sectionHref } from './links';

const section = { id: 12, external_link: null, sublevels_count: 0 };

describe('sectionHref', () => {
  it.each([
    ['leads to the section’s products', section, { href: '/products/12', external: false }],
    [
      'leads to the section’s products if it has one level below',
      { ...section, sublevels_count: 1 },
      { href: '/products/12', external: false },
    ],
    [
      'leads to the list of sections if it has two levels below',
      { ...section, sublevels_count: 2 },
      { href: '/sections/12', external: false },
    ],
    [
      'leads to an external link',
      { ...section, external_link: 'https://spa.test/' },
      { href: 'https://spa.test/', external: true },
    ],
    ['leads to a telephone number', { ...section, external_link: 'tel:100' }, { href: 'tel:100', external: true }],
    [
      'leads to a page of this site',
      { ...section, external_link: '/products/3' },
      { href: '/products/3', external: false },
    ],
    [
      'ignores an unsafe link',
      { ...section, external_link: 'javascript:alert(1)' },
      { href: '/products/12', external: false },
    ],
    [
      'encodes an id with special characters',
      { ...section, id: '../x' },
      { href: '/products/..%2Fx', external: false },
    ],
  ])('a section %s', (_title, from, expected) => {
    expect(sectionHref(from)).toEqual(expected);
  });
});
