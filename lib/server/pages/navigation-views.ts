import 'server-only';
import type { NavItem } from '@/lib/contract/hotel';
import type { HotelView, NavItemView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import { type BarHotel, configuredBar, defaultBar } from '@/lib/domain/navigation/bar-items';
import { labelOf } from '@/lib/domain/navigation/label-width';
import type { Dictionary } from './messages';

/** The hotel's own bottom bar: active items that lead somewhere, with voice or chat in the middle. */
export const navigationView = (items: readonly NavItem[], hotel: BarHotel, language: string): readonly NavItemView[] =>
  configuredBar(items, hotel).map(({ code, icon, title, href }) => ({
    code,
    icon,
    ...labelOf(textIn(title, language)),
    href,
  }));

/** The default bottom bar. `view`: its variations are in the guest's language already. */
export const standardNavigationView = (view: HotelView, messages: Dictionary): readonly NavItemView[] =>
  defaultBar(view).map(({ code, icon, href, ...item }) => ({
    code,
    icon,
    ...labelOf('title' in item ? textIn(item.title, view.language) : messages[item.messageKey]),
    href,
  }));
