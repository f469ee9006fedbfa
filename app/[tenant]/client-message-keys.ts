import type { MessageKey } from '@/lib/words/message-key';

/**
 * Keys of the messages that client components need on every page. Overlays load the full dictionary instead.
 * tests/architecture/client-message-keys.test.ts checks that the list is complete.
 */
export const CLIENT_MESSAGE_KEYS = [
  'add',
  'back',
  'call',
  'cart_items',
  'chat_unread',
  'error_text',
  'error_title',
  'try_again',
  'close',
  'cookie_accept',
  'cookie_close',
  'cookie_policy',
  'cookie_refuse',
  'cookie_text',
  'cookie_title',
  'in_the_cart',
  'language',
  'loading',
  'main_menu',
  'my_orders',
  'offline',
  'offline_as_of',
  'order_news',
  'products_in_cart',
  'storage_full',
  'view_order',
] as const satisfies readonly MessageKey[];
