import { kitchenNote, notedLines } from '@/lib/domain/allergens/kitchen-note';
import { foodFacts } from '@/lib/domain/options/food-facts';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { PlatformContext } from '../context';
import type { StoredHotel } from '../stores/hotels';
import type { CheckedOrder } from './check-order';
import type { Kitchen } from './order-lines';

/** What the guest noted, in the hotel's first language too, and which lines it concerns. Rule: allergens/AL12. */
export function notedKitchen(
  context: Pick<PlatformContext, 'kitchenWords'>,
  hotel: Pick<StoredHotel, 'languages'>,
  { body, checked }: { body: Pick<OrderBody, 'food_note'>; checked: Pick<CheckedOrder, 'lines'> },
): Kitchen {
  const language = hotel.languages[0] ?? 'en';
  if (body.food_note === undefined) return { foodNote: null, language };
  const dishes = checked.lines.map(({ product }, index) => ({ line_id: index + 1, facts: foodFacts(product) }));
  const reader = { words: context.kitchenWords(language), language };
  const lines = notedLines(body.food_note, dishes, reader);
  return { foodNote: { ...kitchenNote(body.food_note, reader), lines }, language };
}
