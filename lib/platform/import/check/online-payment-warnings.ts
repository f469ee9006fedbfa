import { currencyCode } from '@/lib/domain/money/currency-code';
import { priceOf } from '@/lib/domain/money/money';
import { isStripeAmount } from '../../payments/stripe/stripe-amount';
import { optionsOf, productsOf } from '../folder-parts';
import type { HotelFile } from '../hotel-file';
import type { JsonFile, JsonPath } from '../json-file';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

/** More prices are named with the first of them. */
const MOST_NAMED = 5;

/**
 * What keeps guests from paying online by Stripe: a currency whose code nobody knows, and amounts that Stripe would have to round,
 * which are refused. Only a warning, because these files do not say who takes the money. Rule: money/MY10.
 */
export function onlinePaymentWarnings(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  if (!value.payments.some(({ ptype_id }) => ptype_id === 'online')) return [];
  const written = currencyCode(value.currency);
  const code = value.currency_code ?? written;
  if (code === null)
    return [
      json.problem(
        ['currency'],
        `guests can pay online, and payment services do not know which currency ${value.currency || 'this'} is`,
        'write its code by ISO 4217, like "currency_code": "USD"',
      ),
    ];
  const contradiction = `"currency_code" is ${code}, and guests read ${value.currency}`;
  return [
    ...(written === null || written === code ? [] : [json.problem(['currency_code'], contradiction)]),
    ...amountWarnings(parsed, code),
  ];
}

function amountWarnings(parsed: ParsedFolder, code: string): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const hint = `Stripe takes amounts in ${code} only as ${exampleOf(code)}`;
  const refused = refusedPrices(parsed, code).map(({ file, path }) =>
    file.problem(path, 'guests cannot pay this price online by Stripe', hint),
  );
  const more = json.problem(['payments'], `${refused.length} prices cannot be paid by Stripe; some stand above`, hint);
  const parts = json.problem(['currency_digits'], 'what is added in percent leads to totals that Stripe refuses', hint);
  return [
    ...refused.slice(0, MOST_NAMED),
    ...(refused.length > MOST_NAMED ? [more] : []),
    ...(leadsToFractions(value, code) ? [parts] : []),
  ];
}

/** What an amount must look like, as the hotel would write it. */
const exampleOf = (code: string): string =>
  isStripeAmount(priceOf({ price: 1.01 }), code) ? '1.250, with a 0 at the end' : '12';

type Price = { file: JsonFile; path: JsonPath; price: number | null | undefined };

function refusedPrices(parsed: ParsedFolder, code: string): readonly Price[] {
  const { json, value } = parsed.hotel;
  const prices: readonly Price[] = [
    { file: json, path: ['discount_price'], price: value.discount_price },
    ...productsOf(parsed).map((product) => ({
      file: product.json,
      path: [...product.path, 'price'],
      price: product.value.price,
    })),
    ...optionsOf(parsed).flatMap((option) => [
      { file: option.json, path: [...option.path, 'price'], price: option.value.price },
      ...option.value.attrs.map((choice, place) => ({
        file: option.json,
        path: [...option.path, 'attrs', place, 'price'],
        price: choice.price,
      })),
    ]),
  ];
  return prices.filter(({ price }) => !isStripeAmount(priceOf({ price: price ?? 0 }), code));
}

/** Charges, taxes and tips in percent of prices that are counted finer than Stripe counts them. */
function leadsToFractions({ currency_digits, discount_percent, taxes, tips }: HotelFile, code: string): boolean {
  if (currency_digits !== 3 || isStripeAmount(priceOf({ price: 0.001 }), code)) return false;
  return discount_percent > 0 || tips?.percent !== undefined || taxes.some(({ included }) => !included);
}
