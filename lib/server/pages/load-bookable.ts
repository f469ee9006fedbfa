import 'server-only';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { Hotel } from '@/lib/contract/hotel';
import type { BookableView, HotelView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import { scheduledOption } from '@/lib/domain/money/price';
import { log } from '../log/log';
import { hotelResponse } from '../upstream/cached-api';
import { found, type Loaded, missing, unavailable } from './loaded';
import { viewContextOf } from './view-context';
import { cardView, type ViewContext } from './views';
import { walkCatalogue } from './walk-catalogue';

/** The hotel's products with slots, in the order of its sections. Rules: pages/PG23, pages/PG24. */
export async function loadBookable(view: HotelView): Promise<Loaded<readonly BookableView[]>> {
  try {
    const hotel = await hotelResponse(view.code);
    if (!hotel.ok) return hotel.refusal.kind === 'not-found' ? missing : unavailable;
    const sections = await walkCatalogue(hotel.value.hotel);
    if (!sections.ok) return unavailable;
    const context = viewContextOf(hotel.value, view.language);
    return found(sections.value.flatMap((section) => bookableIn(context, section)));
  } catch (error) {
    log().error({ err: error, what: 'bookable products' }, 'a page could not be made');
    return unavailable;
  }
}

/**
 * Whether the hotel has something that can be booked, or one of its sections with everything below it (`sectionId`). False
 * also when its catalogue cannot be read. Rule: pages/PG29.
 */
export async function hasBookable(hotel: Hotel, sectionId: Id | null = null): Promise<boolean> {
  const sections = await walkCatalogue(hotel);
  if (!sections.ok) return false;
  const counted = sectionId === null ? sections.value : sectionsBelow(sections.value, sectionId);
  return counted.some(({ products }) => products.some(isBookable));
}

/** A section and all below it, each once, also when sections contain one another. */
function sectionsBelow(sections: readonly Section[], id: Id): readonly Section[] {
  const byId = new Map(sections.map((section) => [String(section.id), section]));
  const below = new Set<Section>();
  const visit = (section: Section | undefined): void => {
    if (section === undefined || below.has(section)) return;
    below.add(section);
    for (const child of section.subsections) visit(byId.get(String(child.id)));
  };
  visit(byId.get(String(id)));
  return [...below];
}

const isBookable = (product: Product): boolean => product.is_available && scheduledOption(product) !== null;

const bookableIn = (context: ViewContext, section: Section): BookableView[] =>
  section.products.filter(isBookable).map((product) => ({
    uuid: product.uuid,
    sectionId: section.id,
    sectionTitle: textIn(section.title, context.language),
    product: cardView(context, section, product),
  }));
