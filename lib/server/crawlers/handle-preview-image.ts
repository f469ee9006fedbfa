import 'server-only';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { type PreviewSubject, readPreviewPath } from '@/lib/domain/crawlers/preview-address';
import { refusalJson, refuse } from '../api/canonical-json';
import { type LinkPreview, productPreview, sectionPreview } from '../pages/link-previews';
import { sectionResponse } from '../upstream/cached-api';
import { readPicture } from './card-picture';
import { type CrawlerHotel, hotelOfRequest, inLanguage, offersLanguage } from './crawler-hotel';
import { cardVersion, previewCard } from './preview-card';
import { drawPreview } from './preview-image';
import { sendImage } from './send-image';

/** The section or product of an image; null: the hotel itself. */
async function partOf(
  { response, context }: CrawlerHotel,
  subject: PreviewSubject,
): Promise<ApiResponse<LinkPreview | null>> {
  const { sectionId, productId } = subject;
  if (sectionId === null) return succeeded(null);
  const section = await sectionResponse(response.hotel, sectionId);
  if (!section.ok) return section;
  // Some platforms read the section `010` as 10; each such spelling would be another image.
  if (String(section.value.id) !== sectionId) return refused('not-found');
  if (productId === null) return succeeded(sectionPreview(context, section.value));
  const product = productPreview(context, section.value, productId);
  return product === null || String(product.id) !== productId ? refused('not-found') : succeeded(product);
}

/**
 * `GET /previews/{language}.png`, `…/{section}.png` and `…/{section}/{product}.png`: the images that link previews show
 * of the host's hotel. What does not exist is not drawn. Rules: crawlers/CW8, crawlers/CW9.
 */
export async function handlePreviewImage(request: Request): Promise<Response> {
  const subject = readPreviewPath(new URL(request.url).pathname);
  if (subject === null) return refuse('not-found');
  const response = await hotelOfRequest(request);
  if (!response.ok) return refusalJson(response.refusal);
  if (!offersLanguage(response.value, subject.language)) return refuse('not-found');
  const hotel = inLanguage(response.value, subject.language, request.headers);
  const part = await partOf(hotel, subject);
  if (!part.ok) return refusalJson(part.refusal);
  const card = previewCard(hotel, part.value);
  const host = request.headers.get('host');
  return sendImage(request, {
    hotel: response.value.hotel.code,
    key: cardVersion(card),
    draw: async () => {
      const [picture, logo] = await Promise.all([readPicture(card.picture, host), readPicture(card.logo, host)]);
      return drawPreview(card, { picture, logo });
    },
  });
}
