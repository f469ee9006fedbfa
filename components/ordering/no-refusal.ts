import type { CartLine } from '@/lib/domain/cart/cart';
import type { CheckoutFields } from '@/lib/domain/checkout/checkout';
import { NO_ERRORS, type OrderErrors } from '@/lib/domain/checkout/order-errors';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';

/** A checkout as it is shown now, with its errors. */
export type ShownDraft = {
  errors: OrderErrors;
  lines: readonly CartLine[];
  order: { kit: Kit | null; shown: CheckoutFields; payment: PaymentContext };
  ownKit: Kit | null;
  language: string;
};

/** The errors of a refused order. */
export type RefusedDraft = {
  errors: OrderErrors;
  /** Whether they still apply to a line of the draft. */
  isOf: (line: CartLine) => boolean;
  /** Assigns each error to something on the screen. */
  visible: (draft: ShownDraft) => OrderErrors;
};

/** The state before any refusal. The code about refusals is loaded with the code that sends an order. */
export const NO_REFUSAL: RefusedDraft = { errors: NO_ERRORS, isOf: () => false, visible: () => NO_ERRORS };
