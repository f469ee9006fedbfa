import { productsOf, sectionsOf } from './folder-parts';
import { nameHint } from './hints';
import type { JsonFile, JsonPath } from './json-file';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

/** Taxes that a section, a product or the charge names and the hotel does not have. Rule: taxes/TA1. */
export function checkTaxes(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const known = value.taxes.map(({ id }) => id);
  const unknown = (file: JsonFile, path: JsonPath, tax: string | null): readonly Problem[] =>
    tax === null || known.includes(tax)
      ? []
      : [file.problem(path, `the hotel has no tax with the id ${tax}`, nameHint(tax, known))];
  return [
    ...unknown(json, ['charge_tax'], value.charge_tax),
    ...[...sectionsOf(parsed), ...productsOf(parsed)].flatMap((placed) =>
      unknown(placed.json, [...placed.path, 'tax'], placed.value.tax),
    ),
  ];
}
