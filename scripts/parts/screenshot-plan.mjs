/** @typedef {string | Readonly<Record<string, string | null>>} Text */
/** @typedef {{ id: number, title: Text, is_hidden: boolean, for_adult: boolean, external_link: string | null, products: readonly unknown[], sections: readonly SectionFile[] }} SectionFile */

/** Tall for phones, broad for desktops. The sizes in px are those of the picture. */
export const FORMATS = [
  { name: 'narrow', viewport: { width: 390, height: 844 }, scale: 2, sizes: '780x1688' },
  { name: 'wide', viewport: { width: 1280, height: 800 }, scale: 1, sizes: '1280x800' },
];

/**
 * The pages that are photographed: home, and the first section with products that every guest may see, or the one that
 * is named.
 *
 * @param {{ title: Text }} hotel
 * @param {readonly SectionFile[]} sections
 * @param {string} [named] the id of a section
 */
export function pagesToShow(hotel, sections, named) {
  const section = everySection(sections).find((each) =>
    named === undefined ? each.products.length > 0 && !each.for_adult : String(each.id) === named,
  );
  const home = { name: 'home', path: '/', label: hotel.title };
  return section === undefined
    ? [home]
    : [home, { name: 'section', path: `/products/${section.id}`, label: section.title }];
}

/**
 * @param {readonly SectionFile[]} sections
 * @returns {readonly SectionFile[]}
 */
const everySection = (sections) =>
  sections
    .filter((section) => !section.is_hidden && section.external_link === null)
    .flatMap((section) => [section, ...everySection(section.sections)]);
