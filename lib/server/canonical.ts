import 'server-only';
import type { Product, Schedule, Section, SectionFacts, SectionHead } from '@/lib/contract/catalogue';
import type { Hotel, HotelAnswer, NavItem } from '@/lib/contract/hotel';
import type { OrderGroups, PlacedOrder } from '@/lib/contract/order';
import { safeLink } from '@/lib/domain/safe-link';
import type { Text } from '@/lib/domain/text';
import { fileAddress } from './addresses';
import { richTexts } from './sanitise';

/**
 * What leaves the server, whichever platform it came from: rich text sanitised (reading 49), pictures with an address
 * of ours or over http(s) (reading 7), links that are safe (reading 47). Titles stay plain text and are never HTML.
 */
export function canonicalWith(options: { upstream: string | null; hotelScripts: boolean }) {
  const { upstream, hotelScripts } = options;
  const file = (address: string | null) => fileAddress(address, upstream);
  const link = (address: string | null) => safeLink(address, { upstream: upstream ?? undefined });
  const rich = <T extends Text | null>(text: T) => richTexts(text, upstream);

  const schedule = (known: Schedule | null): Schedule | null =>
    known === null ? null : { ...known, descr: rich(known.descr) };

  const facts = <T extends SectionFacts>(section: T): T => ({
    ...section,
    descr: rich(section.descr),
    image: file(section.image),
    external_link: link(section.external_link),
  });

  const head = <T extends SectionHead>(section: T): T => ({
    ...facts(section),
    text_accepted_order: rich(section.text_accepted_order),
    cart_text: rich(section.cart_text),
    subsections: section.subsections.map(facts),
    files: section.files.map(({ title, files }) => ({ title, files: fileTexts(files, file) })),
    schedule: schedule(section.schedule),
    parent: section.parent === null ? null : head(section.parent),
  });

  const product = (known: Product): Product => ({
    ...known,
    descr: rich(known.descr),
    image: file(known.image),
    image_path: file(known.image_path),
    schedule: schedule(known.schedule),
  });

  const hotel = (known: Hotel): Hotel => ({
    ...known,
    descr: rich(known.descr),
    logo: file(known.logo),
    favicon: file(known.favicon),
    help_link: link(known.help_link),
    text_accepted_order: rich(known.text_accepted_order),
    banners: known.banners.map((banner) => ({
      ...banner,
      text: rich(banner.text),
      image: file(banner.image),
      link: link(banner.link),
    })),
    ext_data: {
      ...known.ext_data,
      logos: filesByLanguage(known.ext_data.logos, file),
      // The operator can switch all hotels' scripts off (reading 48).
      scripts: hotelScripts ? known.ext_data.scripts : null,
    },
  });

  return {
    hotel: (answer: HotelAnswer): HotelAnswer => ({ ...answer, hotel: hotel(answer.hotel) }),
    section: (section: Section): Section => ({ ...head(section), products: section.products.map(product) }),
    sections: (sections: readonly SectionFacts[]) => sections.map(facts),
    publicInfo: (text: Text): Text => rich(text),
    navigation: (items: readonly NavItem[]) =>
      items.map((item) => ({ ...item, external_link: link(item.external_link) })),
    placedOrder: (placed: PlacedOrder): PlacedOrder =>
      placed.pay_data === null
        ? placed
        : { ...placed, pay_data: { response: { formUrl: link(placed.pay_data.response.formUrl) } } },
    orderGroups: (groups: OrderGroups | null): OrderGroups | null => groups && withSafePayments(groups, link),
  };
}

const filesByLanguage = (
  files: Readonly<Record<string, string | null>>,
  file: (address: string | null) => string | null,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([language, address]) => {
      const known = file(address);
      return known === null ? [] : [[language, known] as const];
    }),
  );

const fileTexts = (files: Text, file: (address: string | null) => string | null): Text =>
  typeof files === 'string' ? (file(files) ?? '') : filesByLanguage(files, file);

function withSafePayments(groups: OrderGroups, link: (address: string | null) => string | null): OrderGroups {
  const safe = (orders: OrderGroups['draft']): OrderGroups['draft'] =>
    orders.map((order) =>
      order.integration_payment === null
        ? order
        : {
            ...order,
            integration_payment: {
              ...order.integration_payment,
              extra: { payment_link: link(order.integration_payment.extra.payment_link) },
            },
          },
    );
  return { draft: safe(groups.draft), pending: safe(groups.pending), histories: safe(groups.histories) };
}
