import { optionsOf, productsOf } from './folder-parts';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

/** Checks of counted stock that need all files of the hotel. Rules: stock/SK1, stock/SK2. */
export const checkStock = (parsed: ParsedFolder): readonly Problem[] => [
  ...bookedStock(parsed),
  ...orderStock(parsed),
  ...missingTimezone(parsed),
];

/** Slots have their own places, and two numbers for one thing would contradict each other. */
const bookedStock = (parsed: ParsedFolder): readonly Problem[] =>
  productsOf(parsed)
    .filter(({ value }) => value.stock !== null && value.slots !== null)
    .map(({ json, path }) =>
      json.problem([...path, 'stock'], 'the places of its slots are counted already', '"capacity" in "slots"'),
    );

/** What is asked of the whole order is no product, so nothing would count it. */
function orderStock({ hotel }: ParsedFolder): readonly Problem[] {
  const { property, kits } = hotel.value;
  if (property === null) return [];
  const options = 'options' in property ? property.options : (kits[property.kit] ?? []);
  return options
    .filter(({ attrs }) => attrs.some(({ stock }) => stock !== null))
    .map(({ id }) =>
      hotel.json.problem(['property'], `option ${id} is asked of the whole order, and only products have stock`),
    );
}

/** The hotel's day begins at its midnight. */
function missingTimezone(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  if (value.ext_data.timezone !== null) return [];
  const stocks = [
    ...productsOf(parsed).map((product) => product.value.stock),
    ...optionsOf(parsed).flatMap((option) => option.value.attrs.map(({ stock }) => stock)),
  ];
  return stocks.some((stock) => stock?.per === 'day')
    ? [json.problem(['ext_data', 'timezone'], 'a hotel that counts by the day needs its time zone')]
    : [];
}
