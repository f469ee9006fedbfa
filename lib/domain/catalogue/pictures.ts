import type { Text } from '../i18n/text';

/** What stays in view where a picture is cut, in percent from the top left. Rule: catalogue/C20. */
export type Focus = { x: number; y: number };

/** A picture of a product. */
type Picture = { image: string; text: Text | null; focus: Focus | null };

type WithPictures = { image: string | null; image_path: string | null; pictures: readonly Picture[] };

/** The picture of the card, which is also the first of the sheet; null: there is none. Rule: catalogue/C20. */
export const cardPicture = (product: WithPictures): string | null =>
  product.image_path ?? product.image ?? product.pictures[0]?.image ?? null;

/** The focus of a picture as `object-position`; undefined: its middle. */
export const focusPosition = (focus: Focus | null): string | undefined =>
  focus === null ? undefined : `${focus.x}% ${focus.y}%`;

/** The focus of the card's picture, which the list of pictures says. */
export function cardFocus(product: WithPictures): string | undefined {
  const card = cardPicture(product);
  return focusPosition(product.pictures.find(({ image }) => image === card)?.focus ?? null);
}

type PictureView = { image: string | null; focus?: string };

const viewOf = (image: string | null, focus: string | undefined): PictureView =>
  focus === undefined ? { image } : { image, focus };

/** A picture as a view has it. Most have no focus, and leave it out. */
export const pictureView = (picture: { image: string | null; focus: Focus | null }): PictureView =>
  viewOf(picture.image, focusPosition(picture.focus));

/** The card's picture as a view has it. */
export const cardPictureView = (product: WithPictures): PictureView => viewOf(cardPicture(product), cardFocus(product));

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
