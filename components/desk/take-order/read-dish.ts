import { readSection } from '@/components/hotel/read-section';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { HotelView } from '@/lib/contract/views';
import { type Id, sameId } from '@/lib/domain/id';

/** A dish as it is offered now, with its section. */
export type OfferedDish = { product: Product; section: Section };

/** Reads a dish; null: it is gone, 'failed': there is no answer. */
export async function readDish(
  { sectionId, productId }: { sectionId: Id; productId: Id },
  hotel: Pick<HotelView, 'code' | 'language'>,
): Promise<OfferedDish | null | 'failed'> {
  const read = await readSection(sectionId, hotel);
  if (!read.ok) return read.refusal.kind === 'not-found' ? null : 'failed';
  const product = read.value.products.find(({ id }) => sameId(id, productId));
  return product === undefined ? null : { product, section: read.value };
}
