import { STORED_COOKIES } from './stored-cookies';
import type { StoragePlace, StoredKey } from './stored-key';

/**
 * Every key that the app stores on a device. Storing under another one does not compile (`StorageKey`), and `npm run
 * docs` writes docs/privacy.md from this list. Rules: device-storage/D16, cookies/CK6.
 */
export const STORED_KEYS = [
  {
    key: 'access_cookie',
    place: 'local',
    of: 'guest',
    content: 'Whether the guest accepts scripts of others: true or false.',
  },
  { key: 'cart', place: 'local', of: 'guest', content: 'The cart: products, quantities and answers.' },
  {
    key: 'order-intent',
    place: 'local',
    of: 'guest',
    content: 'An order that is being sent, so that it is neither lost nor sent twice.',
    until: 'the hotel has answered, or the guest takes the order back',
  },
  {
    key: 'slot_holder',
    place: 'local',
    of: 'guest',
    content:
      'A random code under which the hotel holds a chosen time for five minutes; a new one for every choice later.',
  },
  {
    key: 'cart_holds',
    place: 'local',
    of: 'guest',
    content: 'The times in the cart that the hotel holds for the guest, and until when.',
    until: 'their five minutes are over, and the cart has them no longer',
  },
  { key: 'fs_uuids', place: 'local', of: 'guest', content: 'The numbers of the guest’s orders, for My orders.' },
  {
    key: 'person-uuid',
    place: 'local',
    of: 'guest',
    content: 'The code by which the hotel recognises the guest and fills in name, phone and room.',
  },
  { key: 'given-consent', place: 'local', of: 'guest', content: 'When the guest last agreed, and to which words.' },
  { key: 'fs_name', place: 'local', of: 'guest', content: 'The guest’s name, to fill in the next form.' },
  { key: 'fs_room_number', place: 'local', of: 'guest', content: 'The room number, to fill in the next form.' },
  {
    key: 'fs_payment',
    place: 'local',
    of: 'guest',
    content: 'Which of the hotel’s ways to pay the last order had, to offer it for the next one.',
  },
  {
    key: 'property_values',
    place: 'local',
    of: 'guest',
    content: 'Answers to questions of orders, to fill in the next form.',
  },
  {
    key: 'phone-number-mask',
    place: 'local',
    of: 'guest',
    content: 'How phone numbers of the chosen country are written.',
  },
  { key: 'phone-number-country', place: 'local', of: 'guest', content: 'The country chosen for the phone number.' },
  {
    key: 'food_note',
    place: 'local',
    of: 'guest',
    content:
      'Allergens and diets that the guest has ticked, to mark dishes. It is sent only with an order that says so.',
    until: 'the guest clears the list',
  },
  {
    key: 'favourites',
    place: 'local',
    of: 'guest',
    content: 'The numbers of the products that the guest has marked with a heart. They are not sent.',
    until: 'the guest takes the marks away',
  },
  {
    key: 'install_offered',
    place: 'local',
    of: 'guest',
    content: 'That the hotel was offered for the home screen, so that it is offered once.',
  },
  { key: 'is_adult', place: 'local', of: 'guest', content: 'That the guest has confirmed to be 18.' },
  { key: 'is_adult_16', place: 'local', of: 'guest', content: 'That the guest has confirmed to be 16.' },
  { key: 'lottery_entries', place: 'local', of: 'guest', content: 'The numbers of the guest’s entries in draws.' },
  {
    key: 'display_announcement_*',
    place: 'local',
    of: 'guest',
    content: 'That the guest has seen an announcement of the hotel; one key for each.',
  },
  {
    key: 'chat-uuid',
    place: 'local',
    of: 'guest',
    content: 'The number of the guest’s chat.',
    until: 'the chat is left',
  },
  {
    key: 'chat-last-message-id',
    place: 'local',
    of: 'guest',
    content: 'The last message of the chat that the guest has left.',
  },
  { key: 'chat-left-uuid', place: 'local', of: 'guest', content: 'The number of the chat that the guest has left.' },
  { key: 'chat-read-message-id', place: 'local', of: 'guest', content: 'The last message that the guest has read.' },
  {
    key: 'chat-start-uuid',
    place: 'local',
    of: 'guest',
    content: 'The number of a chat that is being started, so that it starts once.',
    until: 'the chat has started',
  },
  { key: 'chat-language', place: 'local', of: 'guest', content: 'The language in which the chat is answered.' },
  {
    key: 'chat-draft',
    place: 'local',
    of: 'guest',
    content: 'A message that the guest has not sent.',
    until: 'it is sent',
  },
  {
    key: 'chat-unsent',
    place: 'local',
    of: 'guest',
    content: 'Messages on their way to the hotel.',
    until: 'they have arrived',
  },
  {
    key: 'chat-disclaimer-accepted',
    place: 'local',
    of: 'guest',
    content: 'That the guest has accepted the notice before the chat.',
  },
  { key: 'count-unread-messages', place: 'local', of: 'guest', content: 'The number of unread messages, for a badge.' },
  {
    key: 'firebase:*',
    place: 'local',
    of: 'guest',
    content: 'The server of the realtime database, for hotels whose own platform publishes events by one.',
  },
  { key: 'desk-drafts', place: 'local', of: 'staff', content: 'Unsent texts of staff, and chats without translation.' },
  { key: 'menu-texts', place: 'local', of: 'staff', content: 'What was typed of the menu and is not saved.' },
  { key: 'desk-rings-before', place: 'local', of: 'staff', content: 'Minutes before its time that an order rings.' },
  { key: 'desk-cancellations', place: 'local', of: 'staff', content: 'Numbers of orders that guests have cancelled.' },
  { key: 'desk-board', place: 'local', of: 'staff', content: 'Size, view, station and keys of the orders’ board.' },
  { key: 'desk-signals', place: 'local', of: 'staff', content: 'How a desk is heard and seen on this device.' },
  {
    key: 'cart',
    place: 'session',
    of: 'guest',
    content: 'The cart, when the device has no room for it.',
    until: 'there is room',
  },
  {
    key: 'order-intent',
    place: 'session',
    of: 'guest',
    content: 'An order that is being sent, when the device has no room for it.',
    until: 'there is room, or the hotel has answered',
  },
  {
    key: 'fs_uuids',
    place: 'session',
    of: 'guest',
    content: 'The numbers of the guest’s orders, when the device has no room for them.',
    until: 'there is room',
  },
  {
    key: 'lang',
    place: 'session',
    of: 'guest',
    content: 'The chosen language, in a browser that keeps no cookies.',
  },
  { key: 'prev_route', place: 'session', of: 'guest', content: 'The previous page, for the back button.' },
  {
    key: 'prev_route_old',
    place: 'session',
    of: 'guest',
    content: 'The previous page before a change of language, for the back button.',
  },
  {
    key: 'storage_full_shown',
    place: 'session',
    of: 'guest',
    content: 'That the notice about a full device was shown, which appears once in a visit.',
  },
  {
    key: 'scroll_positions',
    place: 'session',
    of: 'guest',
    content: 'How far the pages of the visit were scrolled, for the step back.',
  },
  {
    key: 'renewed_at',
    place: 'session',
    of: 'guest',
    content: 'When a page last loaded itself again because the hotel’s server had been updated.',
  },
  {
    key: 'typed_before_renewal',
    place: 'session',
    of: 'guest',
    content: 'What stood in the fields of such a page, but for passwords.',
    until: 'the new page has it',
  },
  { key: 'email', place: 'session', of: 'guest', content: 'The e-mail address in the link that was opened.' },
  { key: 'alternate_logo', place: 'session', of: 'guest', content: 'That the visit began with a link of a mailing.' },
  { key: 'announcement_id', place: 'session', of: 'guest', content: 'The announcement that a printed code unlocks.' },
  {
    key: 'online_checkin',
    place: 'session',
    of: 'guest',
    content: 'That the link that was opened asks for the check-in.',
    until: 'the check-in is opened',
  },
  {
    key: 'open_orders',
    place: 'session',
    of: 'guest',
    content: 'That the link that was opened asks for My orders.',
    until: 'My orders are opened',
  },
  {
    key: 'clock_correction',
    place: 'session',
    of: 'guest',
    content: 'By how much the device’s clock differs from the server’s, for days and times of the hotel.',
  },
  {
    key: 'visit_began',
    place: 'session',
    of: 'guest',
    content: 'When the visit began, for announcements after a delay.',
  },
  ...STORED_COOKIES,
  {
    key: 'hotel-offline-1',
    place: 'cache',
    of: 'guest',
    content: 'The hotel’s pages, words and pictures for the time without a network; the same for every guest.',
  },
  {
    key: 'waiting-order',
    place: 'cache',
    of: 'guest',
    content: 'An order that was sent without a network, for the browser to send once there is one.',
    until: 'the hotel has answered, the guest takes the order back, or after half an hour',
  },
  {
    key: 'push-subscription',
    place: 'push',
    of: 'guest',
    content:
      'The browser’s address at its push service and its keys, for notifications that the guest has switched on. The hotel has a copy, for thirty days.',
    until: 'the guest switches them off',
  },
] as const satisfies readonly StoredKey[];

type KeysOf<Row> = Row extends { key: infer Key extends string }
  ? Key extends `${infer Start}*`
    ? `${Start}${string}`
    : Key
  : never;

/** A key of web storage under which the app may store something. */
export type StorageKey = KeysOf<Extract<(typeof STORED_KEYS)[number], { place: 'local' | 'session' }>>;

/** The row of a key that is stored on a device; undefined: not the app's own. */
export const storedKey = (place: StoragePlace, key: string): StoredKey | undefined =>
  STORED_KEYS.find((row) => {
    if (row.place !== place) return false;
    return row.key.endsWith('*') ? key.startsWith(row.key.slice(0, -1)) : row.key === key;
  });
