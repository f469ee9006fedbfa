import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkAmounts } from './check-amounts';
import { checkBookings } from './check-bookings';
import { checkChat } from './check-chat';
import { checkHeadings } from './check-headings';
import { checkLotteries } from './check-lotteries';
import { checkStock } from './check-stock';
import { checkTaxes } from './check-taxes';
import { checkVariations } from './check-variations';
import type { HotelFolder } from './folder';
import { optionsOf, productsOf, sectionsOf } from './folder-parts';
import { nameHint, nearestName } from './hints';
import type { JsonFile, JsonPath } from './json-file';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

/** Checks that need all files of a hotel: repeated ids, unknown names, missing pictures. */
export const checkFolder = (folder: HotelFolder, parsed: ParsedFolder, emojiDir: string): readonly Problem[] => [
  ...identity(folder, parsed),
  ...repeatedIds(parsed),
  ...unknownKits(parsed),
  ...unknownSections(parsed),
  ...unknownPayments(parsed),
  ...checkAmounts(parsed),
  ...checkBookings(parsed),
  ...checkChat(folder, parsed),
  ...checkHeadings(parsed),
  ...checkLotteries(parsed),
  ...checkStock(parsed),
  ...checkTaxes(parsed),
  ...checkVariations(parsed),
  ...missingFiles(folder, parsed, emojiDir),
];

function identity(folder: HotelFolder, parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const code =
    value.code !== undefined && value.code !== folder.code
      ? [json.problem(['code'], `the folder's name, ${folder.code}, is the hotel's code`)]
      : [];
  const dictionaries = parsed.dictionaries
    .filter(({ language }) => !value.languages.includes(language))
    .map((read) => read.json.problem([], `the hotel does not offer the language ${read.language}`));
  return [...code, ...dictionaries];
}

type PlacedId = { id: number; json: JsonFile; path: JsonPath };

function repeatedIds(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const placed = (from: readonly { value: { id: number }; json: JsonFile; path: JsonPath }[]): readonly PlacedId[] =>
    from.map((each) => ({ id: each.value.id, json: each.json, path: [...each.path, 'id'] }));
  const listed = (name: string, entries: readonly { id: number }[]): readonly PlacedId[] =>
    entries.map((entry, index) => ({ id: entry.id, json, path: [name, index, 'id'] }));
  return [
    ...repeated('section', placed(sectionsOf(parsed))),
    ...repeated('product', placed(productsOf(parsed))),
    ...repeated('option', placed(optionsOf(parsed))),
    ...repeated('payment', listed('payments', value.payments)),
    ...repeated('banner', listed('banners', value.banners)),
    ...optionsOf(parsed).flatMap((option) =>
      repeated(
        'choice',
        option.value.attrs.map((choice, index) => ({
          id: choice.id,
          json: option.json,
          path: [...option.path, 'attrs', index, 'id'],
        })),
      ),
    ),
  ];
}

function repeated(noun: string, all: readonly PlacedId[]): readonly Problem[] {
  const seen = new Set<number>();
  return all.flatMap(({ id, json, path }) => {
    if (seen.has(id)) return [json.problem(path, `another ${noun} has the id ${id}`)];
    seen.add(id);
    return [];
  });
}

function unknownKits(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const unknown = (name: string) => !Object.hasOwn(value.kits, name);
  const reason = (name: string) => `no kit is called "${name}"`;
  const hint = (name: string) => nameHint(name, Object.keys(value.kits));
  const { property } = value;
  return [
    ...(property !== null && 'kit' in property && unknown(property.kit)
      ? [json.problem(['property'], reason(property.kit), hint(property.kit))]
      : []),
    ...productsOf(parsed).flatMap((product) =>
      product.value.kit !== undefined && unknown(product.value.kit)
        ? [product.json.problem([...product.path, 'kit'], reason(product.value.kit), hint(product.value.kit))]
        : [],
    ),
  ];
}

function unknownSections(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const known = new Set(sectionsOf(parsed).map((section) => section.value.id));
  const missing = (ids: readonly number[], path: JsonPath) =>
    ids.flatMap((id, index) => (known.has(id) ? [] : [json.problem([...path, index], `no section has the id ${id}`)]));
  const startPage = value.start_page;
  return [
    ...(startPage > 0 && !known.has(startPage)
      ? [json.problem(['start_page'], `no section has the id ${startPage}`)]
      : []),
    ...missing(value.ext_data.properties.room_number?.except_sections ?? [], [
      'ext_data',
      'properties',
      'room_number',
      'except_sections',
    ]),
    ...value.payments.flatMap((payment, index) =>
      missing(payment.except_sections, ['payments', index, 'except_sections']),
    ),
    ...value.navigation.flatMap((item, index) => missing(item.section_ids ?? [], ['navigation', index, 'section_ids'])),
  ];
}

function unknownPayments(parsed: ParsedFolder): readonly Problem[] {
  const known = new Set(parsed.hotel.value.payments.map((payment) => payment.id));
  return optionsOf(parsed).flatMap(({ value, json, path }) =>
    value.extra.hotel_payment_type_ids.flatMap((id, index) =>
      known.has(id)
        ? []
        : [json.problem([...path, 'extra', 'hotel_payment_type_ids', index], `no payment has the id ${id}`)],
    ),
  );
}

/** Whether an address in our own storage names a file of the hotel, or an emoji. */
export function isStored(
  address: string,
  { code, pictures }: Pick<HotelFolder, 'code' | 'pictures'>,
  emojiDir: string,
): boolean {
  const own = `/storage/${code}/`;
  const emoji = '/storage/emoji/';
  if (address.startsWith(own)) return pictures.has(address.slice(own.length));
  if (!address.startsWith(emoji)) return false;
  const name = address.slice(emoji.length);
  return /^[0-9a-f-]+\.webp$/.test(name) && existsSync(join(emojiDir, name));
}

/** Every string that is an address in our own storage must name a file of this hotel or an emoji. */
function missingFiles(folder: HotelFolder, parsed: ParsedFolder, emojiDir: string): readonly Problem[] {
  const { announcements } = parsed;
  return [parsed.hotel, ...parsed.sections, ...(announcements === null ? [] : [announcements])].flatMap(({ json }) =>
    json
      .texts()
      .filter(({ text }) => text.startsWith('/storage/') && !isStored(text, folder, emojiDir))
      .map(({ path, text }) => json.problem(path, `there is no file ${text}`, fileHint(folder, text))),
  );
}

function fileHint({ code, pictures }: HotelFolder, address: string): string {
  const own = `/storage/${code}/`;
  const nearest = nearestName(
    address,
    [...pictures].map((name) => `${own}${name}`),
  );
  if (nearest !== null) return `did you mean "${nearest}"?`;
  return address.startsWith(own)
    ? `put it at pictures/${address.slice(own.length)}`
    : `a hotel's own files are under ${own}`;
}
