import { browserApi } from '@/lib/contract/browser';
import type { HotelView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import { configuredBar } from '@/lib/domain/navigation/bar-items';
import { labelOf } from '@/lib/domain/navigation/label-width';
import { sectionIdOf } from '@/lib/domain/navigation/routes';
import { type BarEntry, barEntry } from './bar-icons';

/** Returns the entries of the hotel's own bottom bar for a page; empty without such a bar or if the fetch fails. Rule: navigation/N16. */
export async function readNavigation(hotel: HotelView, path: string): Promise<readonly BarEntry[]> {
  const response = await browserApi().navigation(hotel.uuid, { sectionId: sectionIdOf(path), path });
  if (!response.ok) return [];
  return configuredBar(response.value, hotel).map(({ code, icon, title, href }) =>
    barEntry({ code, icon, ...labelOf(textIn(title, hotel.language)), href }),
  );
}
