import type { Text } from '../i18n/text';
import { isRecord, readList, readNumber, readString } from '../json/read-value';
import { readText } from './written-texts';

/** A picture of a product or a section. `focus` null: its middle stays in view. `text` null: nobody has described it. */
export type PictureRow = { image: string; text: Text | null; focus: { x: number; y: number } | null };

type Value = Readonly<Record<string, unknown>>;

/** The most pictures of a product that the import takes. */
export const MOST_PICTURES = 12;

export function readFocus(value: unknown): PictureRow['focus'] {
  if (!isRecord(value)) return null;
  const [x, y] = [readNumber(value.x), readNumber(value.y)];
  return x === null || y === null ? null : { x, y };
}

function readPicture(value: unknown): PictureRow | null {
  const image = isRecord(value) ? readString(value.image) : null;
  return isRecord(value) && image !== null
    ? { image, text: readText(value.text), focus: readFocus(value.focus) }
    : null;
}

/** The pictures of a product in the order in which guests see them: that of its card first. Rule: menu/ME51. */
export function pictureRows(product: Value): readonly PictureRow[] {
  const card = readString(product.image);
  const pictures = readList(product.pictures, readPicture);
  if (card === null || pictures.some(({ image }) => image === card)) return pictures;
  return [{ image: card, text: null, focus: null }, ...pictures];
}

/** As in a hotel file, which contains only what it needs. */
const pictureOf = ({ image, text, focus }: PictureRow) => ({
  image,
  ...(text !== null && { text }),
  ...(focus !== null && { focus }),
});

/**
 * The product with these pictures: the first is that of its card. A single one that nobody has described or focused needs
 * no list. Rule: menu/ME51.
 */
export function withPictures(product: Value, rows: readonly PictureRow[]): Value {
  const { image: _image, pictures: _pictures, ...others } = product;
  const [first] = rows;
  if (first === undefined) return others;
  const isPlain = rows.length === 1 && first.text === null && first.focus === null;
  return { ...others, image: first.image, ...(!isPlain && { pictures: rows.map(pictureOf) }) };
}
