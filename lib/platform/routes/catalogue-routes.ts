import { Hono } from 'hono';
import type { Section } from '@/lib/contract/catalogue';
import { routerPath } from '@/lib/contract/guest-routes';
import { readIds, readNumericId } from '@/lib/domain/http/parameters';
import { withPopular } from '../catalogue/hotel-figures';
import { recommendations } from '../catalogue/recommendations';
import { sectionsOfProducts, sectionTree } from '../catalogue/section-tree';
import type { PlatformContext } from '../context';
import { publishedLottery } from '../lottery/section-lottery';
import { offeredPayments } from '../payments/offered-payments';
import { withStock } from '../stock/guest-stock';
import { type CatalogueContext, productsByIds, productsOfSection } from '../stores/catalogue/products';
import { sectionsOf } from '../stores/catalogue/sections';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { data, notFound } from './responses';

const MAX_PRODUCTS = 200;

/**
 * Sections, products, order-level options and payments. Rules: platform-calls/W8, platform-calls/W9,
 * platform-calls/W13.
 */
export function catalogueRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();
  const contextOf = ({ code }: StoredHotel): CatalogueContext => ({ hotel: code, now: context.now() });
  const hotelOf = (url: string) => findHotel(db, { uuid: new URL(url).searchParams.get('hotel_uuid') ?? '' });

  routes.get(routerPath('readSection'), async ({ req }) => {
    const hotel = await findHotel(db, { code: req.param('hotel') });
    const id = readNumericId(req.param('section'));
    const sections = hotel === null ? [] : await sectionsOf(db, hotel.code);
    const head = id === null ? null : sectionTree(sections).head(id);
    if (hotel === null || id === null || head === null) return notFound();
    const own = sections.find((section) => section.id === id)?.own;
    const inFile = own?.lottery ?? null;
    const now = context.now();
    const listed = await withPopular(db, contextOf(hotel), await productsOfSection(db, contextOf(hotel), id));
    const section: Section = {
      ...head,
      lottery: inFile && (await publishedLottery(db, hotel.code, { sectionId: id, inFile })),
      headings: own?.headings ?? [],
      products: await withStock(db, hotel, { products: listed, now }),
    };
    return data({ section });
  });

  routes.get(routerPath('listRecommendations'), async ({ req }) => {
    const hotel = await findHotel(db, { code: req.param('hotel') });
    if (hotel === null) return notFound();
    const ids = readIds(req.url, 'product_id', MAX_PRODUCTS);
    return data({ recommended_products: await recommendations(db, { hotel, now: context.now() }, ids) });
  });

  routes.get(routerPath('listSections'), async ({ req }) => {
    const hotel = await hotelOf(req.url);
    return hotel === null ? notFound() : data(sectionTree(await sectionsOf(db, hotel.code)).top());
  });

  // The order-level kit is the same for all products of a hotel. For unknown products there are no options.
  routes.get(routerPath('readOrderOptions'), async ({ req }) => {
    const hotel = await hotelOf(req.url);
    if (hotel === null) return notFound();
    const products = await productsByIds(db, contextOf(hotel), readIds(req.url, 'filter[product_ids]', MAX_PRODUCTS));
    return data(products.length === 0 ? null : hotel.hotel.property);
  });

  routes.get(routerPath('listPayments'), async ({ req }) => {
    const hotel = await hotelOf(req.url);
    if (hotel === null) return notFound();
    const ids = readIds(req.url, 'product_ids', MAX_PRODUCTS);
    const products = await productsByIds(db, contextOf(hotel), ids);
    // No payment is possible for unknown products.
    if (products.length === 0) return data(ids.length === 0 ? hotel.hotel.payments : []);
    const tree = sectionTree(await sectionsOf(db, hotel.code));
    return data(offeredPayments(hotel.hotel, hotel.paymentExceptions, sectionsOfProducts(products, tree)));
  });

  return routes;
}
