import type { Variations } from './variations';

/**
 * The documentation of a variation for authors of hotel files; docs/variations.md contains the same. It is not sent to
 * browsers. `works`: false while the variation is validated but not implemented.
 */
export type VariationFacts = { type: string; effect: string; rules: string; works: boolean };

/** The documentation of every variation. Rule: variations/VA4. */
export const VARIATION_TABLE: Readonly<Record<keyof Variations, VariationFacts>> = {
  age16Under: {
    type: 'list of section ids',
    effect: 'Adult products in and under these sections ask for 16 years (is_adult_16) instead of 18.',
    rules: 'age-gate/AG4',
    works: true,
  },
  barLinks: {
    type: 'list of {icon, title, section or link}',
    effect:
      'More entries of the default bar: Restaurants, SPA, Info. An entry of a configured bar with the same icon and no link leads there too.',
    rules: 'navigation/N23',
    works: true,
  },
  blankRoom: {
    type: 'flag',
    effect: 'The room number starts empty, whatever the phone remembers.',
    rules: 'checkout/CO7',
    works: true,
  },
  brand: {
    type: '{name, favicon}',
    effect: 'Title and icon of a second brand in place of the hotel’s own.',
    rules: 'appearance/A7',
    works: true,
  },
  callPhone: {
    type: 'telephone number',
    effect: 'A Call button in the default bar, and what the entry phone_call of a configured bar calls.',
    rules: 'navigation/N23',
    works: true,
  },
  cartNotices: {
    type: 'list of {under, text, minimum}',
    effect:
      'Words in the cart when it holds something from under these parent sections; below the minimum nothing is sent.',
    rules: 'cart/CT13',
    works: true,
  },
  chargeLabel: {
    type: 'text',
    effect: 'The words for the charge, in place of the keyword discount_price.',
    rules: 'prices/P15',
    works: true,
  },
  chatAsksHotel: {
    type: 'flag',
    effect: 'The chat asks which hotel, and does not assume that the writer is a guest of this hotel.',
    rules: 'chat/CH25',
    works: true,
  },
  chatFullName: {
    type: 'flag',
    effect: 'The chat asks for last name, first name and a phone.',
    rules: 'chat/CH25',
    works: true,
  },
  chatNote: {
    type: 'text',
    effect: 'A text at the start of the chat, for example which extensions to call.',
    rules: 'chat/CH25',
    works: true,
  },
  chatRoomLabel: {
    type: 'text',
    effect: 'The label of the room in the chat, for example Room name.',
    rules: 'chat/CH25',
    works: true,
  },
  checkMessageUnder: {
    type: 'list of section ids',
    effect: 'After an order from these sections the view-orders button reads Check your message.',
    rules: 'sending/SE18',
    works: true,
  },
  confirmationCheckbox: {
    type: 'flag',
    effect: 'Boxes for the public offer, the privacy policy and the personal data, and no sentence about the offer.',
    rules: 'consent/CN4',
    works: true,
  },
  fixedPayment: {
    type: 'payment id',
    effect: 'The payment that is chosen when the cart opens.',
    rules: 'checkout/CO11',
    works: true,
  },
  footerPublicOffer: {
    type: 'flag',
    effect: 'The footer links the public offer (full_agreement) too.',
    rules: 'pages/PG14',
    works: true,
  },
  guestDetailsToggle: {
    type: 'flag',
    effect: 'A switch shows and hides the guest details.',
    rules: 'checkout/CO10',
    works: true,
  },
  guestFields: {
    type: 'list of {id, title, required, under}',
    effect:
      'More fields among the guest details of the cart, for example the number of a car; with under only for orders from these sections.',
    rules: 'checkout/CO15',
    works: true,
  },
  helpLabel: {
    type: 'text',
    effect: 'The label of Help, for example Request or Your feedback.',
    rules: 'navigation/N23',
    works: true,
  },
  hiddenPaymentUnder: {
    type: 'list of section ids',
    effect: 'No payment is asked for when the cart holds something from under these parent sections.',
    rules: 'checkout/CO2',
    works: true,
  },
  hideBar: {
    type: 'flag',
    effect: 'There is no bottom bar (gift shops); a full cart still has its button.',
    rules: 'navigation/N22',
    works: true,
  },
  hideCart: {
    type: 'flag',
    effect: 'No Cart in the default bar.',
    rules: 'navigation/N23',
    works: true,
  },
  hideHelpOn: {
    type: 'list of section ids',
    effect: 'No Help on the pages of these sections.',
    rules: 'navigation/N23',
    works: true,
  },
  hideHome: { type: 'flag', effect: 'No Home in the default bar.', rules: 'navigation/N23', works: true },
  hideOrders: {
    type: 'flag',
    effect: 'No My orders in the default bar.',
    rules: 'navigation/N23',
    works: true,
  },
  hidePublicOfferLink: {
    type: 'list of product ids',
    effect: 'No public offer, neither sentence nor box, for these products.',
    rules: 'consent/CN9',
    works: true,
  },
  hideServices: { type: 'flag', effect: 'No Services in the default bar.', rules: 'navigation/N23', works: true },
  homeLink: {
    type: 'address',
    effect: 'Home in the default bar leads to the hotel’s own site.',
    rules: 'navigation/N23',
    works: true,
  },
  languageFlags: {
    type: 'map of language to country',
    effect: 'Another flag for a language, for example for Arabic.',
    rules: 'languages/L19',
    works: true,
  },
  lockedRoom: {
    type: 'flag',
    effect: 'A room number that the phone knows can be read and not changed.',
    rules: 'checkout/CO7',
    works: true,
  },
  oldIdMatching: {
    type: 'flag',
    effect: 'Remembered answers are found by an option’s old id too.',
    rules: 'options/O19',
    works: true,
  },
  onlineOnly: {
    type: 'flag',
    effect:
      'Phones keep nothing of the hotel for the time without a network, and remove at the next visit what they kept.',
    rules: 'offline/OF6',
    works: true,
  },
  orderAhead: {
    type: 'flag',
    effect: 'What is closed by its own hours can be ordered for its next opening.',
    rules: 'hours/H14',
    works: true,
  },
  recognitionPage: {
    type: 'flag',
    effect: 'The page /ar is offered, under the name "Scan a code".',
    rules: 'pages/PG21',
    works: true,
  },
  servicesLabel: {
    type: 'text',
    effect: 'The label of Services, for example Menu.',
    rules: 'navigation/N23',
    works: true,
  },
  skipTheClean: {
    type: 'product id',
    effect: 'The product that the page /skip-the-clean orders; it asks for days by an option of the type calendar.',
    rules: 'pages/PG20',
    works: true,
  },
  widgets: {
    type: 'map of chat, chatbot, booking to https addresses',
    effect: 'Scripts of others, loaded after cookies were accepted.',
    rules: 'security/SC12',
    works: true,
  },
  withdrawalEmail: {
    type: 'e-mail address',
    effect: 'Where a consent can be withdrawn, in place of the operator’s address (WITHDRAWAL_EMAIL).',
    rules: 'consent/CN8',
    works: true,
  },
};
