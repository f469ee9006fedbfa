import 'server-only';
import { createHash } from 'node:crypto';
import { type IconShape, readIconPath } from '@/lib/domain/crawlers/icon-address';
import { initialIcon } from '@/lib/domain/hotel/initial-icon';
import { refusalJson, refuse } from '../api/canonical-json';
import { drawing } from '../drawing/drawing';
import { readPicture } from './card-picture';
import { hotelOfRequest, inLanguage } from './crawler-hotel';
import { scaledInto } from './preview-image';
import { sendImage } from './send-image';

/** The part of a maskable icon that no phone cuts off. */
const SAFE = 0.72;

/** Draws an icon in the middle of a square: white below a maskable one, transparent below the others. */
async function drawIcon(file: Buffer, { size, isMaskable }: IconShape): Promise<Buffer | null> {
  const side = Math.round(isMaskable ? size * SAFE : size);
  const icon = await scaledInto(file, { width: side, height: side });
  if (icon === null) return null;
  const sharp = await drawing();
  const background = isMaskable ? '#fff' : '#0000';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: icon.data, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * `GET /icons/{name}.png`: the icons of the host's hotel or brand, in the sizes that phones want. A hotel whose icon
 * cannot be drawn gets one with its initial. Rule: crawlers/CW5.
 */
export async function handleIcon(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const shape = readIconPath(pathname);
  if (shape === null) return refuse('not-found');
  const response = await hotelOfRequest(request);
  if (!response.ok) return refusalJson(response.refusal);
  const { theme } = inLanguage(response.value, response.value.languages[0]?.code ?? 'en', request.headers);
  const initial = initialIcon(theme.siteName, theme.color);
  const shown = createHash('sha256')
    .update(JSON.stringify([theme.favicon, initial]))
    .digest('base64url');
  return sendImage(request, {
    hotel: response.value.hotel.code,
    key: `${pathname} ${shown}`,
    draw: async () => {
      const file = await readPicture(theme.favicon, request.headers.get('host'));
      const own = file === null ? null : await drawIcon(file, shape);
      const drawn = own ?? (await drawIcon((await readPicture(initial, null)) ?? Buffer.alloc(0), shape));
      if (drawn === null) throw new Error('an initial could not be drawn');
      return drawn;
    },
  });
}
