/** Stripe's languages by ours. In any other Stripe's page chooses by the browser. */
const LOCALES: ReadonlyMap<string, string> = new Map([
  ...'en ru ko pl nl de fr hr pt cs es it lv tr ro hu sk et ja sl sv'.split(' ').map((code) => [code, code] as const),
  ['cn', 'zh'],
  ['gr', 'el'],
]);

/** The language of Stripe's page for the language of an order. */
export const stripeLocale = (language: string): string => LOCALES.get(language) ?? 'auto';
