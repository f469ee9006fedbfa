import { isScheduled } from '@/lib/domain/options/answered';
import { type PlacedProduct, productsOf, sectionsOf } from './folder-parts';
import type { OptionFile } from './kit-file';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

/** Checks of bookable products and recommendations that need all files of the hotel. */
export const checkBookings = (parsed: ParsedFolder): readonly Problem[] => [
  ...productsOf(parsed).flatMap((product) => bookable(product, kitOf(parsed, product))),
  ...missingTimezone(parsed),
  ...unknownRecommendations(parsed),
];

const kitOf = ({ hotel }: ParsedFolder, { value }: PlacedProduct): readonly OptionFile[] =>
  value.options ?? (value.kit === undefined ? [] : (hotel.value.kits[value.kit] ?? []));

/** Slots need exactly one required option that books them, and such an option needs slots. */
function bookable({ value, json, path }: PlacedProduct, options: readonly OptionFile[]): readonly Problem[] {
  const scheduled = options.filter(isScheduled);
  const [first, second] = scheduled;
  if (value.slots === null) {
    return first === undefined ? [] : [json.problem(path, `option ${first.id} books slots, and there are no slots`)];
  }
  const place = [...path, 'slots'];
  if (first === undefined) {
    return [json.problem(place, 'no option books these slots (ptype_id datetime, pcode_id scheduled)')];
  }
  if (second !== undefined) return [json.problem(place, `options ${first.id} and ${second.id} both book slots`)];
  // If the option were not required, guests could order the product without a booking.
  return first.is_required ? [] : [json.problem(place, `option ${first.id} books slots and has to be required`)];
}

/** A hotel with slots needs a time zone: past slots and the notice period are computed in its local time. */
function missingTimezone(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const hasSlots = productsOf(parsed).some((product) => product.value.slots !== null);
  return hasSlots && value.ext_data.timezone === null
    ? [json.problem(['ext_data', 'timezone'], 'a hotel that is booked by the hour needs its time zone')]
    : [];
}

function unknownRecommendations(parsed: ParsedFolder): readonly Problem[] {
  const known = new Set(productsOf(parsed).map((product) => product.value.id));
  return [...sectionsOf(parsed), ...productsOf(parsed)].flatMap(({ value, json, path }) =>
    value.recommends.flatMap((id, index) =>
      known.has(id) ? [] : [json.problem([...path, 'recommends', index], `no product has the id ${id}`)],
    ),
  );
}
