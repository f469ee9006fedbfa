import type { WordKey } from '@/lib/words/word-key';

/** Messages of client components on every page; overlays load the whole dictionary. */
export const CLIENT_MESSAGE_KEYS = [
  'adults_only',
  'adults_only_16',
  'back',
  'error_text',
  'error_title',
  'try_again',
  'cart',
  'close',
  'help',
  'home',
  'in_the_cart',
  'language',
  'loading',
  'main_menu',
  'my_orders',
  'offline',
  'order_news',
  'products_in_cart',
  'send_to_order',
  'services',
] as const satisfies readonly WordKey[];
