import type { TicketPicture } from '@/lib/domain/tickets/ticket';
import { loadSharp } from '../../pictures/scale-picture';

/** A ticket as a picture that a CloudPRNT printer prints as it is, pixel by pixel. */
export async function encodePng({ pixels, width, height }: TicketPicture): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
