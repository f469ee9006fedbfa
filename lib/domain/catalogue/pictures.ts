import type { Text } from '../i18n/text';

/** A picture of a product. `focus`: what stays in view where the picture is cut, in percent from the top left. */
type Picture = { image: string; text: Text | null; focus: { x: number; y: number } | null };

type WithPictures = { image: string | null; image_path: string | null; pictures: readonly Picture[] };

/** The picture of the card, which is also the first of the sheet; null: there is none. Rule: catalogue/C20. */
export const cardPicture = (product: WithPictures): string | null =>
  product.image_path ?? product.image ?? product.pictures[0]?.image ?? null;

/**
 * The pictures of a product's sheet in their order, each once. The card's comes first, where it is not among them.
 * Empty: it has none. Rule: catalogue/C20.
 */
export function sheetPictures(product: WithPictures): readonly Picture[] {
  const first = cardPicture(product);
  const known = product.pictures.filter(
    ({ image }, index) => product.pictures.findIndex((other) => other.image === image) === index,
  );
  return first === null || known.some(({ image }) => image === first)
    ? known
    : [{ image: first, text: null, focus: null }, ...known];
}
