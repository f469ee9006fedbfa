import { browserApi } from '@/lib/contract/browser';
import type { HotelView, NavItemView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import { arrangeBar } from '@/lib/domain/navigation/navigation';
import { sectionIdOf } from '@/lib/domain/navigation/routes';

/** Returns the entries of the hotel's own bottom bar for a page; empty without such a bar or if the fetch fails. Rule: navigation/N16. */
export async function readNavigation(hotel: HotelView, path: string): Promise<readonly NavItemView[]> {
  const answer = await browserApi().navigation(hotel.uuid, { sectionId: sectionIdOf(path), path });
  if (!answer.ok) return [];
  return arrangeBar(answer.value).map((item) => ({
    code: item.code,
    icon: item.icon,
    title: textIn(item.title, hotel.language),
    external_link: item.external_link,
  }));
}
