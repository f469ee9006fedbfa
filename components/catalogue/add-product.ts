import { browserApi, browserDecoders } from '@/lib/contract/browser';
import type { Section } from '@/lib/contract/catalogue';
import { paths } from '@/lib/contract/paths';
import type { HotelView, ProductCardView } from '@/lib/contract/views';
import { isAdult, isSixteen } from '@/lib/device/guest';
import { newUuid } from '@/lib/device/new-uuid';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { CartLine } from '@/lib/domain/cart/cart';
import { oneTapLine } from '@/lib/domain/cart/one-tap';
import type { Unavailability } from '@/lib/domain/cart/unavailability';
import { type Id, sameId } from '@/lib/domain/options/kit';
import { keptResponse } from './kept-response';

export type AddedProduct =
  | { kind: 'line'; line: CartLine }
  | { kind: 'failed' }
  | { kind: 'gone' }
  | { kind: 'choose' }
  | Unavailability;

/** Whether the device has the confirmation that the product asks for; 18 includes 16. */
const isOldEnough = (age: ProductCardView['age']): boolean => isAdult.get() || (age === 16 && isSixteen.get());

/**
 * Reads a product as it is today and makes the line that one tap on its card adds. `quantity`: read when the line is
 * made, because the guest may go on tapping meanwhile.
 */
export async function addProduct(
  { product, sectionId }: { product: ProductCardView; sectionId: Id },
  { hotel, quantity }: { hotel: Pick<HotelView, 'code' | 'language' | 'timezone'>; quantity: () => number },
): Promise<AddedProduct> {
  const read = await readSection(sectionId, hotel);
  if ('kind' in read) return read;
  const { section } = read;
  const today = section.products.find(({ id }) => sameId(id, product.id));
  if (today === undefined) return { kind: 'gone' };
  const made = oneTapLine(
    { product: today, section },
    {
      key: newUuid(),
      quantity: quantity(),
      now: hotelNow(hotel.timezone, new Date()),
      isAdult: isOldEnough(product.age),
    },
  );
  return 'line' in made ? { kind: 'line', line: made.line } : made.refusal;
}

/** Reads a section from the network, and without one from what is kept of the hotel. */
async function readSection(
  sectionId: Id,
  { code, language }: Pick<HotelView, 'code' | 'language'>,
): Promise<{ section: Section } | { kind: 'failed' | 'gone' }> {
  // A rejected call is one without a network.
  const response = await browserApi()
    .section(code, sectionId)
    .catch(() => null);
  if (response?.ok) return { section: response.value };
  if (response?.refusal.kind === 'not-found') return { kind: 'gone' };
  const kept = navigator.onLine ? undefined : await keptResponse(language, `/api/v1${paths.section(code, sectionId)}`);
  const section = kept === undefined ? null : browserDecoders.section(kept);
  return section === null ? { kind: 'failed' } : { section };
}
