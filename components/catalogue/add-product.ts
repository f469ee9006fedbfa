import { readSection } from '@/components/hotel/read-section';
import type { HotelView, ProductCardView } from '@/lib/contract/views';
import { isAdult, isSixteen } from '@/lib/device/guest';
import { newUuid } from '@/lib/device/new-uuid';
import { currentHotelTime } from '@/lib/device/server-clock';
import type { CartLine } from '@/lib/domain/cart/cart';
import { oneTapLine } from '@/lib/domain/cart/one-tap';
import type { Unavailability } from '@/lib/domain/cart/unavailability';
import { type Id, sameId } from '@/lib/domain/id';

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
  if (!read.ok) return { kind: read.refusal.kind === 'not-found' ? 'gone' : 'failed' };
  const section = read.value;
  const today = section.products.find(({ id }) => sameId(id, product.id));
  if (today === undefined) return { kind: 'gone' };
  const made = oneTapLine(
    { product: today, section },
    {
      key: newUuid(),
      quantity: quantity(),
      now: currentHotelTime(hotel.timezone),
      isAdult: isOldEnough(product.age),
    },
  );
  return 'line' in made ? { kind: 'line', line: made.line } : made.refusal;
}
