import { type Translate, translator } from '@/components/hotel/hotel-context';
import { unavailabilityText } from '@/components/hotel/unavailability-text';
import { loadMessages } from '@/components/hotel/use-messages';
import { announce } from '@/components/ui/overlay/announcer';
import type { HotelView, ProductCardView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { inHotel } from '@/lib/device/change-cart';
import { addLine } from '@/lib/domain/cart/change-cart';
import type { Id } from '@/lib/domain/id';
import { type AddedProduct, addProduct } from './add-product';
import { openProduct } from './open-product';

/**
 * How '+' has ended: `added`; `none`, because the guest took the pieces back or the product's sheet asks for a choice; or
 * `failed` with the message that the card shows.
 */
export type AddOutcome = { kind: 'added' } | { kind: 'none' } | { kind: 'failed'; message: string };

/**
 * Puts the tapped pieces of a product into the cart, as the product is today. `pieces`: read when the product has been
 * read, because the guest may go on tapping meanwhile; 0: taken back. Rejects when the words for it cannot be loaded.
 * Rule: catalogue/C16.
 */
export async function addFromCard(
  card: { product: ProductCardView; sectionId: Id },
  { hotel, pieces }: { hotel: HotelView; pieces: () => number },
): Promise<AddOutcome> {
  const t = translator(await loadMessages(hotel), hotel.locale);
  const added = await addProduct(card, { hotel, quantity: pieces });
  if (pieces() === 0) return { kind: 'none' };
  if (added.kind === 'line') {
    cart.change(inHotel(hotel.id, (current) => addLine(current, added.line)));
    announce(t('added_to_cart', { title: card.product.title }));
    return { kind: 'added' };
  }
  if (added.kind !== 'choose') return { kind: 'failed', message: messageOf(added, { t, hotel }) };
  openProduct(card.sectionId, card.product);
  return { kind: 'none' };
}

function messageOf(
  refused: Exclude<AddedProduct, { kind: 'line' | 'choose' }>,
  { t, hotel }: { t: Translate; hotel: HotelView },
): string {
  if (refused.kind === 'gone') return t('line_gone');
  if (refused.kind === 'failed') return t(navigator.onLine ? 'add_failed' : 'offline');
  return unavailabilityText(refused, { t, hotel });
}
