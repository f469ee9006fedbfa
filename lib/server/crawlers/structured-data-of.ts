import 'server-only';
import type { Product, Section } from '@/lib/contract/catalogue';
import { previewAddress } from '@/lib/domain/crawlers/preview-address';
import {
  hotelData,
  menuData,
  type ProductData,
  productData,
  type StructuredData,
} from '@/lib/domain/crawlers/structured-data';
import { bcp47 } from '@/lib/domain/i18n/language';
import { plainText } from '@/lib/domain/i18n/plain-text';
import { textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import { currencyCode } from '@/lib/domain/money/currency-code';
import { priceOf } from '@/lib/domain/money/money';
import { canonicalSectionPath, productPath } from '@/lib/domain/navigation/links';
import { safeLink } from '@/lib/domain/security/safe-link';
import { productPreview } from '../pages/link-previews';
import type { ViewContext } from '../pages/views';
import { type CardHotel, cardVersion, previewCard } from './preview-card';

/** Where and in which words the data are read. `origin`: of the page's host. */
export type DataContext = ViewContext & { origin: string };

const absolute = (address: string | null, origin: string): string | null =>
  address === null ? null : (URL.parse(address, origin)?.href ?? null);

/** The data of a hotel's home page. */
export function hotelDataOf(context: DataContext, card: CardHotel): StructuredData {
  const { hotel, language, origin } = context;
  const site = safeLink(hotel.site);
  return hotelData({
    name: card.view.title,
    descr: card.view.descr,
    url: `${origin}/`,
    image: `${origin}${previewAddress({ language }, cardVersion(previewCard(card, null)))}`,
    logo: absolute(card.view.logo, origin),
    site: site?.startsWith('http') ? site : null,
    currency: currencyCode(hotel.currency),
  });
}

const productOf = ({ hotel, language, origin }: DataContext, section: Section, product: Product): ProductData => ({
  name: textIn(product.title, language),
  descr: plainText(textIn(product.descr, language)),
  url: `${origin}${productPath(section.id, product.id)}`,
  image: absolute(product.image_path ?? product.image, origin),
  amount: priceOf(product),
  digits: hotel.currency_digits,
  isFrom: product.is_price_from,
  isAvailable: product.is_available && product.stock_left !== 0,
});

/** The data of a section's page: of the product that its address opens, else of its menu. Rule: crawlers/CW6. */
export function sectionDataOf(
  context: DataContext,
  section: Section,
  opened: { productId: string | null; card: CardHotel },
): StructuredData {
  const { hotel, language, origin } = context;
  const currency = currencyCode(hotel.currency);
  const { productId, card } = opened;
  const product = productId === null ? undefined : section.products.find(({ id }) => sameId(id, productId));
  if (product !== undefined) {
    const preview = productPreview(context, section, String(product.id));
    const version = cardVersion(previewCard(card, preview));
    const image = previewAddress({ language, sectionId: section.id, productId: product.id }, version);
    return productData({ ...productOf(context, section, product), currency, image: `${origin}${image}` });
  }
  return menuData({
    name: textIn(section.title, language),
    descr: plainText(textIn(section.descr, language)),
    url: `${origin}${canonicalSectionPath(section.id)}`,
    language: bcp47(language),
    currency,
    products: section.products.map((each) => productOf(context, section, each)),
    subsections: section.subsections
      .filter((child) => !child.is_hidden && safeLink(child.external_link) === null)
      .map((child) => ({ name: textIn(child.title, language), url: `${origin}${canonicalSectionPath(child.id)}` })),
  });
}
