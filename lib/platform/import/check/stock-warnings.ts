import type { Stock } from '@/lib/domain/stock/stock';
import { optionsOf, productsOf } from '../folder-parts';
import type { JsonFile, JsonPath } from '../json-file';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

type Placed = { stock: Stock | null; json: JsonFile; path: JsonPath };

/** Stock that cannot be what the hotel means. Rule: stock/SK1. */
export function stockWarnings(parsed: ParsedFolder): readonly Problem[] {
  const counted = [
    ...productsOf(parsed).map(({ value, json, path }) => ({ stock: value.stock, json, path })),
    ...choices(parsed),
  ];
  return counted
    .filter(({ stock }) => stock?.amount === 0)
    .map(({ json, path }) =>
      json.problem(
        [...path, 'stock', 'amount'],
        'nobody can order it: it is sold out from the beginning',
        '"amount": 40',
      ),
    );
}

const choices = (parsed: ParsedFolder): readonly Placed[] =>
  optionsOf(parsed).flatMap(({ value, json, path }) =>
    value.attrs.map(({ stock }, index) => ({ stock, json, path: [...path, 'attrs', index] })),
  );
