import { type Id, sameId } from '../id';
import { NO_ERRORS, type OrderErrors } from './order-errors';

type Line = { product: { id: Id; property: { properties: readonly { id: Id }[] } | null } };

/** The refused order. `ownOptions`: the product's options are displayed on the same screen, as in a fast order. */
type RefusedOrder = { lines: readonly Line[]; ownOptions: boolean };

const LINE = /^products\.([^.]+)/;
/** An option's id, alone or at the end of a path (`property.properties.12`). */
const OPTION = /^(?:propert(?:y|ies)\.)*(\d+)(?:\.value)?$/;
/** The checkout's own fields, which have the names of the platform. */
const FIELDS = ['room_number', 'room_proof', 'payment', 'tip'];
const ABOUT_LINES = ['products_not_available_time', 'invalid_product_item_counts'];

/**
 * Assigns the field errors of a response to their places. No error is dropped: an unknown field, or a product that is
 * not in the order, is added to the messages, even with an empty text.
 */
export function toOrderErrors(fieldErrors: Readonly<Record<string, string>>, order: RefusedOrder): OrderErrors {
  const places: OrderErrors = { ...NO_ERRORS, lines: [], reasons: {}, fields: {}, aboutLines: [], messages: [] };
  for (const [field, message] of Object.entries(fieldErrors)) place(places, field, message.trim(), order);
  return places;
}

/** Assigns one field error to the place where the guest can see it. Rule: refusals/RF7. */
function place(places: OrderErrors, field: string, message: string, order: RefusedOrder): void {
  const option = OPTION.exec(field)?.[1];
  const line = lineNamed(LINE.exec(field)?.[1], order) ?? lineAsking(option, order);
  if (field === 'products_is_not_available') places.header = message;
  else if (field === 'products') places.list = message;
  else if (line !== undefined) markLine(places, String(line.product.id), message);
  else if (FIELDS.includes(field)) addMessage(places.fields, field, message);
  else if (option !== undefined) addMessage(places.fields, option, message);
  else addOnce(ABOUT_LINES.includes(field) ? places.aboutLines : places.messages, message);
}

const lineNamed = (id: string | undefined, { lines }: RefusedOrder): Line | undefined =>
  lines.find(({ product }) => sameId(product.id, id));

/** In the cart, an option of a product is displayed in that product's sheet, so its error marks the product's line. */
const lineAsking = (option: string | undefined, { lines, ownOptions }: RefusedOrder): Line | undefined =>
  ownOptions || option === undefined
    ? undefined
    : lines.find(({ product }) => product.property?.properties.some(({ id }) => sameId(id, option)));

function markLine(places: OrderErrors, id: string, message: string): void {
  addOnce(places.lines, id);
  if (message !== '') addMessage(places.reasons, id, message);
}

/** Several fields can name one place, such as `41` and `properties.41`: each message is kept, an empty one is none. */
function addMessage(lists: Record<string, string[]>, place: string, message: string): void {
  lists[place] ??= [];
  if (message !== '') addOnce(lists[place], message);
}

function addOnce(list: string[], message: string): void {
  if (!list.includes(message)) list.push(message);
}
