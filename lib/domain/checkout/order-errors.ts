import type { CartLine } from '../cart/cart';

/**
 * Where the checkout displays the field errors of a refused order. Rules: refusals/RF2, refusals/RF3, refusals/RF4,
 * refusals/RF5, refusals/RF6, refusals/RF9. '' means an error without a message.
 */
export type OrderErrors = {
  /** The server's message under the red header 'products_not_available'; null: the header is not displayed. */
  header: string | null;
  /** The server's message at the list of items, which gets a red border; null: no border. */
  list: string | null;
  /** Ids of the products whose titles turn red. */
  lines: string[];
  /** The server's messages for such a product, by product id. */
  reasons: Record<string, string[]>;
  /** The server's messages by field: room_number, room_proof, payment, tip, or an option's id. Empty: refused without a message. */
  fields: Record<string, string[]>;
  /** The server's messages about the lines in general. */
  aboutLines: string[];
  /** The server's messages that belong to no other place. */
  messages: string[];
};

export const NO_ERRORS: Readonly<OrderErrors> = {
  header: null,
  list: null,
  lines: [],
  reasons: {},
  fields: {},
  aboutLines: [],
  messages: [],
};

/** Returns the server's messages in display order without duplicates. */
export const errorMessages = ({ aboutLines, messages }: OrderErrors): string[] => [
  ...new Set([...aboutLines, ...messages]),
];

/**
 * Returns the platform's reasons for refusing a line's product: none if it was marked without a reason, null if it was
 * not marked.
 */
export function refusalOf(places: OrderErrors, line: CartLine): readonly string[] | null {
  const id = String(line.product.id);
  return places.lines.includes(id) ? (places.reasons[id] ?? []) : null;
}

/** Removes the error of one field after the guest has changed that field. */
export function clearFieldError(places: OrderErrors, field: string): OrderErrors {
  const { [field]: _gone, ...fields } = places.fields;
  return field in places.fields ? { ...places, fields } : places;
}
