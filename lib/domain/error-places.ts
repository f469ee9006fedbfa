/** Where an order's field errors are shown. Source: guest-app 8 "The error catalogue"; reading 13d. */
export type ErrorPlaces = {
  /** The header turns red, with the keyword 'products_not_available'. */
  header: boolean;
  /** The server's own messages, in the lines of errors. */
  messages: string[];
  /** The list of items gets a red border. */
  list: boolean;
  /** Ids of the products whose titles turn red. */
  lines: string[];
  /** The server's word about such a product, by its id. */
  reasons: Record<string, string>;
  /** room_number, payment, or an option's id → message. */
  fields: Record<string, string>;
};

export const NO_ERRORS: Readonly<ErrorPlaces> = {
  header: false,
  messages: [],
  list: false,
  lines: [],
  reasons: {},
  fields: {},
};

const LINE = /^products\.([^.]+)/;
/** An option's id, alone or at the end of a path (`property.properties.12`). */
const OPTION = /^(?:propert(?:y|ies)\.)*(\d+)(?:\.value)?$/;

/**
 * Sorts field errors into their places. A field that the catalogue does not know is not lost: its message stands among
 * the messages.
 */
export function errorPlaces(fieldErrors: Readonly<Record<string, string>>): ErrorPlaces {
  const places: ErrorPlaces = { header: false, messages: [], list: false, lines: [], reasons: {}, fields: {} };
  for (const [field, message] of Object.entries(fieldErrors)) place(places, field, message);
  return places;
}

function place(places: ErrorPlaces, field: string, message: string): void {
  const line = LINE.exec(field)?.[1];
  const option = OPTION.exec(field)?.[1];
  if (field === 'products_is_not_available') places.header = true;
  else if (field === 'products') places.list = true;
  else if (line !== undefined) {
    if (!places.lines.includes(line)) places.lines.push(line);
    if (message.trim() !== '') places.reasons[line] ??= message;
  } else if (field === 'room_number' || field === 'payment') places.fields[field] = message;
  else if (option !== undefined) places.fields[option] = message;
  else if (message.trim() !== '' && !places.messages.includes(message)) places.messages.push(message);
}

/** The place of options that the device itself found wanting: the error 'invalid' under each id (guest-app 5, 8). */
export const invalidPlaces = (optionIds: readonly (number | string)[]): Record<string, string> =>
  Object.fromEntries(optionIds.map((id) => [String(id), 'invalid']));

/** Whether there is anything to show. */
export const hasErrors = (places: ErrorPlaces): boolean =>
  places.header ||
  places.list ||
  places.messages.length > 0 ||
  places.lines.length > 0 ||
  Object.keys(places.fields).length > 0;
