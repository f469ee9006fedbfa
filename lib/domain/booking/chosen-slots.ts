import { scheduledOption } from '../money/price';
import { valuesOf } from '../options/answered';
import type { Kit } from '../options/kit';

/** The slots that are chosen in a product's options; empty for a product without slots. Rule: booking/B8. */
export function chosenSlots(product: { property: Kit | null }): readonly string[] {
  const scheduled = scheduledOption(product);
  return scheduled === null ? [] : valuesOf(scheduled);
}
