import { hasText, type Text } from '../i18n/text';
import { missingLanguages, textsInJson } from '../i18n/texts-in-json';
import { isRecord, isTrue, readNumber } from '../json/read-value';
import { type FileValue, type MenuItem, productItem, sectionItem } from './menu-item';
import { childrenOf, type MenuTree, sectionsInOrder, withThoseAbove } from './menu-tree';
import { fieldName } from './place-of-problem';

/** Something that a menu lacks. `language` null: in every language, or no text. Rule: menu/ME13. */
export type Missing = {
  item: MenuItem;
  title: Text;
  what: 'text' | 'picture' | 'alt' | 'allergens' | 'price' | 'tax';
  language: string | null;
  /** The path in the item's value. */
  field: string;
};

/** What is offered in the hotel: its languages, and whether its menu has taxes. */
type Offered = { languages: readonly string[]; hasTaxes: boolean };

/** What a menu lacks, in the order of the menu. Rule: menu/ME13. */
export function missingInMenu(tree: MenuTree, offered: Offered): readonly Missing[] {
  return sectionsInOrder(tree).flatMap((id) => [
    ...inSection(tree, id, offered),
    ...childrenOf(tree, id).products.flatMap((product) => inProduct(tree, product, offered)),
  ]);
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

export const titleOf = (value: FileValue | undefined): Text => {
  const title = value?.title;
  return typeof title === 'string' || isRecord(title) ? (title as Text) : '';
};

type Found = Pick<Missing, 'what' | 'language' | 'field'>;

function inSection(tree: MenuTree, id: number, { languages }: Offered): readonly Missing[] {
  const value = tree.sections.get(id)?.value ?? {};
  const needsPicture = !isTrue(value.is_hidden) && isMissing(value.image);
  const found = [...textsMissing(value, languages), ...one(needsPicture, 'picture', 'image')];
  return found.map((each) => ({ item: sectionItem(id), title: titleOf(value), ...each }));
}

function inProduct(tree: MenuTree, id: number, { languages, hasTaxes }: Offered): readonly Missing[] {
  const product = tree.products.get(id);
  if (product === undefined) return [];
  const { value } = product;
  const above = withThoseAbove(tree, product.parent).map((section) => tree.sections.get(section)?.value ?? {});
  const isFood = [value, ...above].map((each) => each.is_food).find((each) => !isMissing(each)) ?? true;
  const tax = [value, ...above].map((each) => each.tax).find((each) => !isMissing(each));
  const found = [
    ...textsMissing(value, languages),
    ...one(isMissing(value.image), 'picture', 'image'),
    ...altTextsMissing(value),
    ...one(isTrue(isFood) && isMissing(value.allergens), 'allergens', 'allergens'),
    ...one(isMissing(value.price), 'price', 'price'),
    ...one(hasTaxes && isMissing(tax) && canCost(value), 'tax', 'tax'),
  ];
  return found.map((each) => ({ item: productItem(id), title: titleOf(value), ...each }));
}

const one = (isFound: boolean, what: Missing['what'], field: string): readonly Found[] =>
  isFound ? [{ what, language: null, field }] : [];

/** Whether guests may pay for it; options may have prices. */
const canCost = ({ price, options, kit }: FileValue): boolean =>
  (readNumber(price) ?? 0) > 0 || options !== undefined || kit !== undefined;

/** A text of one string is the same in every language. */
function textsMissing(value: FileValue, languages: readonly string[]): readonly Found[] {
  return textsInJson(value).flatMap(({ path, texts }) => {
    if (!Object.values(texts).some((text) => (text ?? '').trim() !== '')) return [];
    const what = path[0] === 'pictures' ? ('alt' as const) : ('text' as const);
    return missingLanguages(texts, languages).map((language) => ({ what, language, field: fieldName(path) }));
  });
}

function altTextsMissing({ pictures }: FileValue): readonly Found[] {
  if (!Array.isArray(pictures)) return [];
  return pictures.flatMap((picture: unknown, place) => {
    const text = isRecord(picture) ? picture.text : undefined;
    const isThere = typeof text === 'string' || isRecord(text) ? hasText(text as Text) : false;
    return one(!isThere, 'alt', fieldName(['pictures', place, 'text']));
  });
}
