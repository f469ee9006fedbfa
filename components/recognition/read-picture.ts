import {
  fileFault,
  type PictureFault,
  type PictureSize,
  pixelFault,
  searchSizes,
} from '@/lib/domain/recognition/picture';
import { readCodes } from './read-codes';

/** The texts of the codes in a picture, or why it cannot be read. */
export type PictureTexts = { texts: readonly string[] } | { fault: PictureFault };

/**
 * Reads the QR codes in a picture of the guest's. The picture stays in this browser: it is opened from memory, drawn
 * smaller and searched here. Rejects when the code that reads it cannot be loaded. Rule: pages/PG28.
 */
export async function readPicture(file: File): Promise<PictureTexts> {
  const unfit = fileFault(file);
  if (unfit !== null) return { fault: unfit };
  const address = URL.createObjectURL(file);
  try {
    const image = await openImage(address);
    if (image === null) return { fault: 'broken' };
    const natural = { width: image.naturalWidth, height: image.naturalHeight };
    const fault = pixelFault(natural);
    return fault === null ? { texts: await searchedTexts(image, natural) } : { fault };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Only the head of the picture is decoded until it is drawn, so that its size can be checked first. */
const openImage = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });

async function searchedTexts(image: HTMLImageElement, natural: PictureSize): Promise<readonly string[]> {
  for (const size of searchSizes(natural)) {
    const texts = await readCodes(drawn(image, size));
    if (texts.length > 0) return texts;
  }
  return [];
}

function drawn(image: HTMLImageElement, { width, height }: PictureSize): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return canvas;
  // Behind a transparent picture, whose dark code would otherwise be black on black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}
