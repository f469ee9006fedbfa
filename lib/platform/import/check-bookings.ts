import { isScheduled } from '@/lib/domain/options/answered';
import type { OptionFile } from './kit-file';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';
import { type PlacedProduct, productsOf, sectionsOf } from './walk';

/** What only the whole hotel can tell of its bookable products and of what goes well with what. */
export const checkBookings = (parsed: ParsedFolder): readonly Problem[] => [
  ...productsOf(parsed).flatMap((product) => bookable(product, kitOf(parsed, product))),
  ...clockless(parsed),
  ...unknownRecommendations(parsed),
];

const kitOf = ({ hotel }: ParsedFolder, { value }: PlacedProduct): readonly OptionFile[] =>
  value.options ?? (value.kit === undefined ? [] : (hotel.value.kits[value.kit] ?? []));

/** Slots and the option that asks for them belong together: without the one nothing is free, without the other nobody asks. */
function bookable({ value, json, path }: PlacedProduct, options: readonly OptionFile[]): readonly Problem[] {
  const asking = options.filter(isScheduled);
  const [first, second] = asking;
  if (value.slots === null) {
    return first === undefined ? [] : [json.problem(path, `option ${first.id} books slots, and there are no slots`)];
  }
  const place = [...path, 'slots'];
  if (first === undefined) {
    return [json.problem(place, 'no option books these slots (ptype_id datetime, pcode_id scheduled)')];
  }
  if (second !== undefined) return [json.problem(place, `options ${first.id} and ${second.id} both book slots`)];
  // Without a slot the product would be ordered for nothing.
  return first.is_required ? [] : [json.problem(place, `option ${first.id} books slots and has to be required`)];
}

/** What is over, and what begins within the notice, is told by the hotel's own clock. */
function clockless(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const books = productsOf(parsed).some((product) => product.value.slots !== null);
  return books && value.ext_data.timezone === null
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
