import { amountText, type CurrencyDigits, type Minor } from '../money/money';

/** Data of schema.org in JSON. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A product as search engines read it. `amount`: 0 shows no price; `digits`: the decimals of its currency. `url`: absolute, as all here. */
export type ProductData = {
  name: string;
  descr: string;
  url: string;
  image: string | null;
  amount: Minor;
  digits: CurrencyDigits;
  isFrom: boolean;
  isAvailable: boolean;
};

const CONTEXT = 'https://schema.org';

/** Leaves out empty texts and missing values, which validators report as errors. */
const filled = (data: StructuredData): StructuredData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value !== null && value !== undefined));

/**
 * The offer of a product; null unless guests see a price, in a currency that search engines can name. Rule:
 * crawlers/CW6.
 */
function offerOf(
  { amount, digits, isFrom, isAvailable, url }: ProductData,
  currency: string | null,
): StructuredData | null {
  if (amount <= 0 || currency === null) return null;
  const price = amountText(amount, digits);
  return {
    '@type': isFrom ? 'AggregateOffer' : 'Offer',
    ...(isFrom ? { lowPrice: price } : { price }),
    priceCurrency: currency,
    availability: `${CONTEXT}/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    url,
  };
}

/** A hotel, on its home page. `site`: its own website. */
export const hotelData = (hotel: {
  name: string;
  descr: string;
  url: string;
  image: string;
  logo: string | null;
  site: string | null;
  currency: string | null;
}): StructuredData =>
  filled({
    '@context': CONTEXT,
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.descr,
    url: hotel.url,
    image: hotel.image,
    logo: hotel.logo,
    sameAs: hotel.site,
    currenciesAccepted: hotel.currency,
  });

/** Items of one menu. Longer ones would weigh on every guest's page. */
const MAX_ITEMS = 200;

/** The menu of a section: its products with their prices, and its subsections. */
export const menuData = (section: {
  name: string;
  descr: string;
  url: string;
  language: string;
  currency: string | null;
  products: readonly ProductData[];
  subsections: readonly { name: string; url: string }[];
}): StructuredData =>
  filled({
    '@context': CONTEXT,
    '@type': 'Menu',
    name: section.name,
    description: section.descr,
    url: section.url,
    inLanguage: section.language,
    hasMenuItem: itemsOf(section.products, section.currency),
    hasMenuSection: section.subsections.length === 0 ? null : section.subsections.map(menuSection),
  });

const menuSection = ({ name, url }: { name: string; url: string }): StructuredData => ({
  '@type': 'MenuSection',
  name,
  url,
});

const itemsOf = (products: readonly ProductData[], currency: string | null): readonly StructuredData[] | null =>
  products.length === 0
    ? null
    : products
        .slice(0, MAX_ITEMS)
        .map((product) =>
          filled({ '@type': 'MenuItem', name: product.name, url: product.url, offers: offerOf(product, currency) }),
        );

/** One product, on the address that opens it. */
export const productData = (product: ProductData & { currency: string | null; image: string }): StructuredData =>
  filled({
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.descr,
    url: product.url,
    image: product.image,
    offers: offerOf(product, product.currency),
  });

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The text of a data script. No title can end the script or begin a comment in it. Rule: crawlers/CW10. */
export const dataScript = (data: StructuredData): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');
