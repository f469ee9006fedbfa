import 'server-only';
import type { Section } from '@/lib/contract/catalogue';
import type { HotelView, SkipCleanView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import { answerKind } from '@/lib/domain/options/option-types';
import { found, type Loaded, missing, unavailable } from '../pages/loaded';
import { viewContextOf } from '../pages/view-context';
import { cardView, type ViewContext } from '../pages/views';
import { walkCatalogue } from '../pages/walk-catalogue';
import { hotelResponse } from '../upstream/cached-api';

/**
 * The hotel's product with which guests skip the cleaning, and its option for the days. Missing without the variation
 * `skipTheClean`, or when that product is not sold or asks for no days. Rule: pages/PG20.
 */
export async function loadSkipClean(view: HotelView): Promise<Loaded<SkipCleanView>> {
  const { skipTheClean: id } = view.variations;
  if (id === null) return missing;
  const hotel = await hotelResponse(view.code);
  if (!hotel.ok) return hotel.refusal.kind === 'not-found' ? missing : unavailable;
  const sections = await walkCatalogue(hotel.value.hotel);
  if (!sections.ok) return unavailable;
  const context = viewContextOf(hotel.value, view.language);
  const [sold] = sections.value.flatMap((section) => skipCleanIn(context, section, id));
  return sold === undefined ? missing : found(sold);
}

const skipCleanIn = (context: ViewContext, section: Section, wanted: string | number): SkipCleanView[] =>
  section.products.flatMap((product) => {
    const days = product.property?.properties.find((option) => answerKind(option) === 'dates');
    if (!sameId(product.id, wanted) || !product.is_available || days === undefined) return [];
    return {
      sectionId: section.id,
      optionId: Number(days.id),
      descrHtml: textIn(product.descr, context.language),
      product: cardView(context, section, product),
    };
  });
