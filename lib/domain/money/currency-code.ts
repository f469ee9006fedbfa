/** Signs and words that only one currency has. `$` and `kr` belong to several. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    '£': 'GBP',
    '₽': 'RUB',
    '₴': 'UAH',
    '₸': 'KZT',
    '₺': 'TRY',
    '₼': 'AZN',
    '₾': 'GEL',
    '₪': 'ILS',
    '₩': 'KRW',
    '₮': 'MNT',
    '₹': 'INR',
    '฿': 'THB',
    zł: 'PLN',
    kč: 'CZK',
    ft: 'HUF',
    'руб.': 'RUB',
    руб: 'RUB',
  }),
);

/** The ISO 4217 code of a currency as the hotel writes it; null if it could be several. */
export function currencyCode(written: string): string | null {
  const text = written.trim();
  return /^[A-Z]{3}$/.test(text) ? text : (WRITTEN.get(text.toLowerCase()) ?? null);
}

/** Currencies whose minor unit is not a hundredth, by ISO 4217. */
const OTHER_DIGITS: ReadonlyMap<string, number> = new Map([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'UYI',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ].map((code) => [code, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

/** The decimals of a currency by ISO 4217, as the hotel writes the currency; null if it could be several. */
export function currencyDigits(written: string): number | null {
  const code = currencyCode(written);
  return code === null ? null : (OTHER_DIGITS.get(code) ?? 2);
}
