import { type Id, sameId } from '../options/kit';

/**
 * Where an order's field errors are shown. Rules: refusals/RF2, refusals/RF3, refusals/RF4, refusals/RF5,
 * refusals/RF6, refusals/RF9. '' is no word.
 */
export type OrderErrors = {
  /** The header turns red, with the keyword 'products_not_available'; the server's word about it. null: it does not. */
  header: string | null;
  /** The list of items gets a red border; the server's word about it. null: it does not. */
  list: string | null;
  /** Ids of the products whose titles turn red. */
  lines: string[];
  /** The server's word about such a product, by its id. */
  reasons: Record<string, string>;
  /** room_number, payment, or an option's id → message. */
  fields: Record<string, string>;
  /** The server's own messages about the lines as such. */
  aboutLines: string[];
  /** Its messages about everything that has no place of its own. */
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

type Line = { product: { id: Id; property: { properties: readonly { id: Id }[] } | null } };

/** The order that was refused. `ownOptions`: its product's options are asked on the same screen (the fast order). */
type RefusedOrder = { lines: readonly Line[]; ownOptions: boolean };

const LINE = /^products\.([^.]+)/;
/** An option's id, alone or at the end of a path (`property.properties.12`). */
const OPTION = /^(?:propert(?:y|ies)\.)*(\d+)(?:\.value)?$/;
const ABOUT_LINES = ['products_not_available_time', 'invalid_product_item_counts'];

/**
 * Sorts field errors into their places. Nothing is lost: a field that the catalogue does not know and a product that is
 * no line of the order stand among the messages, with an empty one where the server gave no word.
 */
export function toOrderErrors(fieldErrors: Readonly<Record<string, string>>, order: RefusedOrder): OrderErrors {
  const places: OrderErrors = { ...NO_ERRORS, lines: [], reasons: {}, fields: {}, aboutLines: [], messages: [] };
  for (const [field, message] of Object.entries(fieldErrors)) place(places, field, message.trim(), order);
  return places;
}

/** Puts one field error of the platform where the guest sees it. Rule: refusals/RF7. */
function place(places: OrderErrors, field: string, message: string, order: RefusedOrder): void {
  const option = OPTION.exec(field)?.[1];
  const line = lineNamed(LINE.exec(field)?.[1], order) ?? lineAsking(option, order);
  if (field === 'products_is_not_available') places.header = message;
  else if (field === 'products') places.list = message;
  else if (line !== undefined) markLine(places, String(line.product.id), message);
  else if (field === 'room_number' || field === 'payment') places.fields[field] = message;
  else if (option !== undefined) places.fields[option] = message;
  else addOnce(ABOUT_LINES.includes(field) ? places.aboutLines : places.messages, message);
}

const lineNamed = (id: string | undefined, { lines }: RefusedOrder): Line | undefined =>
  lines.find(({ product }) => sameId(product.id, id));

/** In the cart an option of a product is asked in that product's own sheet: the way there is its line. */
const lineAsking = (option: string | undefined, { lines, ownOptions }: RefusedOrder): Line | undefined =>
  ownOptions || option === undefined
    ? undefined
    : lines.find(({ product }) => product.property?.properties.some(({ id }) => sameId(id, option)));

function markLine(places: OrderErrors, id: string, message: string): void {
  addOnce(places.lines, id);
  if (message !== '') places.reasons[id] ??= message;
}

function addOnce(list: string[], word: string): void {
  if (!list.includes(word)) list.push(word);
}

/** The server's messages in the order in which they are shown, each once. */
export const errorMessages = ({ aboutLines, messages }: OrderErrors): string[] => [
  ...new Set([...aboutLines, ...messages]),
];
