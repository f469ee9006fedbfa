import type { Course } from '@/lib/domain/catalogue/courses';
import type { JsonFile, JsonPath } from './json-file';
import type { OptionFile } from './kit-file';
import type { ParsedFolder } from './parse-folder';
import type { ProductFile, SectionFile } from './section-file';

/** A section, product or option of a hotel's files, with the file and the path in it for error messages. */
type Placed<T> = { value: T; json: JsonFile; path: JsonPath };

type PlacedSection = Placed<SectionFile> & {
  parentId: number | null;
  /** The index among its siblings, by which guests see them sorted. */
  position: number;
  /** Ids of recommended products. */
  recommends: readonly number[];
  /** Whether its products are food: as the section says, else the one above it (allergens/AL2). */
  isFood: boolean;
  /** What its products are: as the section says, else the one above it. */
  course: Course | null;
  /** The tax of its products: as the section says, else the one above it (taxes/TA1). */
  tax: string | null;
};
/** A product with its section and its recommendations. */
export type PlacedProduct = Placed<ProductFile> & {
  section: SectionFile;
  position: number;
  /** Ids of recommended products: the product's own list, or the list of the nearest section above it that has one. */
  recommends: readonly number[];
  isFood: boolean;
  /** As its heading says, else its section. */
  course: Course | null;
  /** Its own tax, else that of its section. */
  tax: string | null;
};

/** Every section of the hotel, parents before children. */
export const sectionsOf = (folder: ParsedFolder): readonly PlacedSection[] =>
  folder.sections.flatMap((read, position) =>
    withSubsections({
      ...read,
      path: [],
      parentId: null,
      position,
      recommends: read.value.recommends,
      isFood: read.value.is_food ?? true,
      course: read.value.course,
      tax: read.value.tax,
    }),
  );

const withSubsections = (section: PlacedSection): readonly PlacedSection[] => [
  section,
  ...section.value.sections.flatMap((inner, position) =>
    withSubsections({
      value: inner,
      json: section.json,
      path: [...section.path, 'sections', position],
      parentId: section.value.id,
      position,
      recommends: inner.recommends.length > 0 ? inner.recommends : section.recommends,
      isFood: inner.is_food ?? section.isFood,
      course: inner.course ?? section.course,
      tax: inner.tax ?? section.tax,
    }),
  ),
];

/** Every product of the hotel. */
export const productsOf = (folder: ParsedFolder): readonly PlacedProduct[] =>
  sectionsOf(folder).flatMap((section) =>
    section.value.products.map((value, position) => ({
      value,
      json: section.json,
      path: [...section.path, 'products', position],
      section: section.value,
      position,
      recommends: value.recommends.length > 0 ? value.recommends : section.recommends,
      isFood: value.is_food ?? section.isFood,
      course: section.value.headings.find(({ code }) => code === value.heading)?.course ?? section.course,
      tax: value.tax ?? section.tax,
    })),
  );

/** Every option of the hotel: those in shared kits, of the order, and of products. */
export function optionsOf(folder: ParsedFolder): readonly Placed<OptionFile>[] {
  const { json, value } = folder.hotel;
  const listed = (options: readonly OptionFile[], file: JsonFile, path: JsonPath) =>
    options.map((option, index) => ({ value: option, json: file, path: [...path, index] }));
  const { property } = value;
  // `property` is a list of options, or a complete kit with the list one level deeper.
  const place = Array.isArray((json.value as { property?: unknown }).property)
    ? ['property']
    : ['property', 'properties'];
  return [
    ...Object.entries(value.kits).flatMap(([name, options]) => listed(options, json, ['kits', name])),
    ...(property !== null && 'options' in property ? listed(property.options, json, place) : []),
    ...productsOf(folder).flatMap((product) =>
      listed(product.value.options ?? [], product.json, [...product.path, 'options']),
    ),
  ];
}
