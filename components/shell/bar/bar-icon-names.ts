/** The Lucide icon for each icon name that a hotel may configure. Rule: navigation/N10. */
const NAMES: Readonly<Record<string, string>> = {
  home: 'house',
  services: 'layout-grid',
  chat: 'message-circle',
  help: 'circle-help',
  orders: 'receipt-text',
  cart: 'shopping-cart',
  spa: 'flower-2',
  info: 'info',
  phone_call: 'phone',
  recognition: 'search',
  voice: 'mic',
};

/** The Lucide icon of an entry's icon name; an unknown name has the icon `info`. */
export const barIconName = (icon: string): string => (Object.hasOwn(NAMES, icon) && NAMES[icon]) || 'info';
