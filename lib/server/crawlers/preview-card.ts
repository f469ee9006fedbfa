import 'server-only';
import { createHash } from 'node:crypto';
import type { HotelView } from '@/lib/contract/views';
import { drawableText } from '@/lib/domain/crawlers/drawable-text';
import { brandColor } from '@/lib/domain/hotel/initial-icon';
import type { LinkPreview } from '../pages/link-previews';
import type { HotelTheme } from '../pages/loaders';

/** What a preview image shows, in plain text that fonts exist for, and addresses of pictures. */
export type PreviewCard = {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  lead: string;
  price: string;
  /** The hotel's name below a section or product; '' on the hotel's own card. */
  hotel: string;
  color: string;
  logo: string | null;
  picture: string | null;
};

/** The hotel of a card, in one language. */
export type CardHotel = {
  view: Pick<HotelView, 'title' | 'descr' | 'logo' | 'language' | 'direction'>;
  theme: Pick<HotelTheme, 'color' | 'cover'>;
};

/** The size that every network shows without cutting, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Increase it when the same card is drawn in another way. */
const DRAWING = 1;

/** The card of a hotel, or of one of its sections or products. Rule: crawlers/CW8. */
export function previewCard({ view, theme }: CardHotel, part: Omit<LinkPreview, 'id'> | null): PreviewCard {
  const { language, direction, logo } = view;
  const look = { language, direction, logo, color: brandColor(theme.color) };
  const hotel = drawableText(view.title);
  if (part === null) {
    // A hotel without a banner has its logo as its cover; it need not stand there twice.
    const picture = theme.cover === logo ? null : theme.cover;
    return { ...look, title: hotel, lead: drawableText(view.descr), price: '', hotel: '', picture };
  }
  const { title, lead, price, image } = part;
  return {
    ...look,
    title: drawableText(title),
    lead: drawableText(lead),
    price: drawableText(price),
    hotel,
    picture: image,
  };
}

/** A short name of what the card shows. */
export const cardVersion = (card: PreviewCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, 12);
