import type { IconShape } from '@/components/ui/icon';
import { circleHelpIcon } from '@/components/ui/icons/circle-help';
import { flower2Icon } from '@/components/ui/icons/flower-2';
import { houseIcon } from '@/components/ui/icons/house';
import { infoIcon } from '@/components/ui/icons/info';
import { layoutGridIcon } from '@/components/ui/icons/layout-grid';
import { mailIcon } from '@/components/ui/icons/mail';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { micIcon } from '@/components/ui/icons/mic';
import { phoneIcon } from '@/components/ui/icons/phone';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import { searchIcon } from '@/components/ui/icons/search';
import { shoppingCartIcon } from '@/components/ui/icons/shopping-cart';
import type { NavItemView } from '@/lib/contract/views';
import { entryIcon } from '@/lib/domain/navigation/entry-icon';

/** The icon for each icon name that a hotel may configure. Rule: navigation/N10. */
const BAR_ICONS: Readonly<Record<string, IconShape>> = {
  home: houseIcon,
  services: layoutGridIcon,
  chat: messageCircleIcon,
  help: circleHelpIcon,
  mail: mailIcon,
  orders: receiptTextIcon,
  cart: shoppingCartIcon,
  spa: flower2Icon,
  info: infoIcon,
  phone_call: phoneIcon,
  recognition: searchIcon,
  voice: micIcon,
};

/** The icon of an entry's icon name; an unknown name has the icon `info`. */
export const barIcon = (name: string): IconShape => (Object.hasOwn(BAR_ICONS, name) && BAR_ICONS[name]) || infoIcon;

/** An entry of the bar with its icon, which the page carries so that no guest loads the icons of other bars. */
export type BarEntry = NavItemView & { shape: IconShape };

export const barEntry = (item: NavItemView): BarEntry => ({ ...item, shape: barIcon(entryIcon(item)) });
