import 'server-only';
import { refuse } from '../api/canonical-json';
import { clientIpOf } from '../api/handle-api';
import { consumeLimit } from '../limits/rate-limits';
import { TooManyRequests } from '../limits/too-many-requests';
import { log } from '../log/log';
import { PictureUnavailable } from './card-picture';
import { imageCache } from './image-cache';

/** Public, because networks show images of other sites; a day, because their address changes with what they show. */
const HEADERS = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Seconds. */
const RETRY_AFTER = 5;

/**
 * Responds with an image, kept or drawn. `key`: names what the image shows, within the hotel. Only drawing counts against
 * the limit of the client. Rule: crawlers/CW9.
 */
export async function sendImage(
  request: Request,
  { hotel, key, draw }: { hotel: string; key: string; draw(): Promise<Buffer> },
): Promise<Response> {
  try {
    const image = await imageCache().read(`${hotel} ${key}`, async () => {
      const wait = await consumeLimit('images', hotel, clientIpOf(request));
      if (wait !== null) throw new TooManyRequests(wait);
      return draw();
    });
    if (image === null) return refuse('unavailable', {}, RETRY_AFTER);
    return new Response(new Uint8Array(image), { headers: { ...HEADERS, 'content-length': String(image.length) } });
  } catch (error) {
    if (error instanceof TooManyRequests) return refuse('too-many', {}, error.seconds);
    if (!(error instanceof PictureUnavailable)) log().error({ err: error, hotel }, 'an image could not be drawn');
    return refuse('unavailable', {}, RETRY_AFTER);
  }
}
