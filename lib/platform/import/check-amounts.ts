import { type CurrencyDigits, hasDigits } from '@/lib/domain/money/money';
import { optionsOf, productsOf } from './folder-parts';
import type { JsonFile, JsonPath } from './json-file';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

const REASONS: Readonly<Record<CurrencyDigits, string>> = {
  0: 'an amount of this hotel has no decimals',
  2: 'an amount of this hotel has at most two decimals',
  3: 'an amount of this hotel has at most three decimals',
};

/** Amounts with more decimals than the hotel's currency, which nothing rounds. Rule: prices/P21. */
export function checkAmounts(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const digits = value.currency_digits;
  const wrong = (file: JsonFile, path: JsonPath, amount: number | null | undefined): readonly Problem[] =>
    amount === null || amount === undefined || hasDigits(amount, digits)
      ? []
      : [file.problem(path, REASONS[digits], `"currency_digits" of hotel.json is ${digits}`)];
  return [
    ...wrong(json, ['discount_price'], value.discount_price),
    ...(value.tips?.amounts ?? []).flatMap((amount, place) => wrong(json, ['tips', 'amounts', place], amount)),
    ...productsOf(parsed).flatMap((product) => wrong(product.json, [...product.path, 'price'], product.value.price)),
    ...optionsOf(parsed).flatMap((option) => [
      ...wrong(option.json, [...option.path, 'price'], option.value.price),
      ...option.value.attrs.flatMap((choice, index) =>
        wrong(option.json, [...option.path, 'attrs', index, 'price'], choice.price),
      ),
    ]),
  ];
}
