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
