import 'server-only';
import type { Section } from '@/lib/contract/catalogue';
import type { BookableView, HotelView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import { scheduledOption } from '@/lib/domain/money/price';
import { log } from '../log/log';
import { found, type Loaded, missing, unavailable } from '../pages/loaded';
import { viewContextOf } from '../pages/view-context';
import { cardView, type ViewContext } from '../pages/views';
import { hotelResponse } from '../upstream/cached-api';
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

const bookableIn = (context: ViewContext, section: Section): BookableView[] =>
  section.products
    .filter((product) => product.is_available && scheduledOption(product) !== null)
    .map((product) => ({
      uuid: product.uuid,
      sectionId: section.id,
      sectionTitle: textIn(section.title, context.language),
      product: cardView(context, section, product),
    }));
