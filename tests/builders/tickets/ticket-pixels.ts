/** A black and white image: one byte a pixel, 0 black and 255 white. */
type Pixels = { pixels: Uint8Array; width: number; height: number };

type Place = { left: number; top: number };

const EDGES_TRIED = 24;

/** Some pixels of a part where black begins or ends: they are seldom alike by chance, so they are compared first. */
function edgesOf({ pixels, width }: Pixels): readonly { x: number; y: number; pixel: number | undefined }[] {
  const all = [...pixels.keys()].filter((at) => at % width > 0 && pixels[at] !== pixels[at - 1]);
  const step = Math.max(1, Math.floor(all.length / EDGES_TRIED));
  return all
    .filter((_at, index) => index % step === 0)
    .map((at) => ({ x: at % width, y: Math.floor(at / width), pixel: pixels[at] }));
}

/** Whether an image has exactly the pixels of a part at a place, black and white ones. */
function isAt(image: Pixels, part: Pixels, { left, top }: Place): boolean {
  for (let row = 0; row < part.height; row += 1) {
    const start = (top + row) * image.width + left;
    for (let column = 0; column < part.width; column += 1)
      if (image.pixels[start + column] !== part.pixels[row * part.width + column]) return false;
  }
  return true;
}

/** Where an image has exactly the pixels of a part, from top to bottom and from left to right. */
export function placesOf(image: Pixels, whole: Pixels): readonly Place[] {
  const part = inkRows(whole);
  const edges = edgesOf(part);
  const found: Place[] = [];
  for (let top = 0; top + part.height <= image.height; top += 1)
    for (let left = 0; left + part.width <= image.width; left += 1) {
      const start = top * image.width + left;
      const isLike = edges.every(({ x, y, pixel }) => image.pixels[start + y * image.width + x] === pixel);
      if (isLike && isAt(image, part, { left, top })) found.push({ left, top });
    }
  return found;
}

/** Without the rows above and below that have one colour, which another line may reach into. */
function inkRows({ pixels, width, height }: Pixels): Pixels {
  const rowOf = (row: number) => pixels.subarray(row * width, (row + 1) * width);
  const isPlain = (row: number) => rowOf(row).every((pixel) => pixel === pixels[0]);
  let [first, last] = [0, height];
  while (first < last && isPlain(first)) first += 1;
  while (last > first && isPlain(last - 1)) last -= 1;
  return { pixels: pixels.subarray(first * width, last * width), width, height: last - first };
}

/** The share of black among the pixels of each row. */
export const blackOfRows = ({ pixels, width, height }: Pixels): readonly number[] =>
  Array.from({ length: height }, (_, row) => {
    const cells = pixels.subarray(row * width, (row + 1) * width);
    return cells.filter((pixel) => pixel === 0).length / width;
  });

/** Whether some columns are white from top to bottom. */
export const isWhite = ({ pixels, width }: Pixels, left: number, columns: number): boolean =>
  pixels.every((pixel, at) => at % width < left || at % width >= left + columns || pixel === 255);
