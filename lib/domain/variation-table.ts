import type { Variations } from './variations';

/** What a variation is, for whoever writes a hotel: docs/variations.md says the same. It is not for the browser. */
export type VariationFacts = { type: string; effect: string; source: string };

export const VARIATION_TABLE: Readonly<Record<keyof Variations, VariationFacts>> = {
  age16Under: {
    type: 'list of section ids',
    effect: 'Adult products in and under these sections ask for 16 years (is_adult_16) instead of 18.',
    source: 'guest-app 3 "Public info texts", 4 "Adult gate"',
  },
  barLinks: {
    type: 'list of {icon, title, section or link}',
    effect: 'More entries of the default bar: Restaurants, SPA, Info.',
    source: 'guest-app 2 "Bottom navigation"',
  },
  blankRoom: {
    type: 'flag',
    effect: 'The room number starts empty, whatever the phone remembers.',
    source: 'guest-app 5 "Checkout"',
  },
  brand: {
    type: '{name, favicon}',
    effect: 'Title and icon of a second brand in place of the hotel’s own.',
    source: 'guest-app 1 "white-label brand"',
  },
  callPhone: {
    type: 'telephone number',
    effect: 'A Call button in the default bar.',
    source: 'guest-app 2 "Bottom navigation"',
  },
  cartNotices: {
    type: 'list of {under, text, minimum}',
    effect:
      'Words in the cart when it holds something from under these parent sections; below the minimum nothing is sent.',
    source: 'guest-app 2 "Cart overlay", 9 "Hard-coded tenant cart notices"',
  },
  chargeLabel: {
    type: 'text',
    effect: 'The words for the charge, in place of the keyword discount_price.',
    source: 'guest-app 9 "Cart total"',
  },
  chatAsksHotel: {
    type: 'flag',
    effect: 'The chat asks which hotel, and takes the writer for no guest until told otherwise.',
    source: 'follow-up 2.5, 5.1',
  },
  chatFullName: {
    type: 'flag',
    effect: 'The chat asks for last name, first name and a phone.',
    source: 'follow-up 2.5, 5.1',
  },
  chatNote: {
    type: 'text',
    effect: 'A text at the start of the chat, for example which extensions to call.',
    source: 'follow-up 2.5',
  },
  chatRoomLabel: {
    type: 'text',
    effect: 'The label of the room in the chat, for example Room name.',
    source: 'follow-up 2.5',
  },
  checkMessageUnder: {
    type: 'list of section ids',
    effect: 'After an order from these sections the view-orders button reads Check your message.',
    source: 'guest-app 2 "Order-success splash", follow-up 2.1',
  },
  confirmationCheckbox: {
    type: 'flag',
    effect: 'Boxes for the public offer, the privacy policy and the personal data, and no sentence about the offer.',
    source: 'guest-app 2 "Consent block", reading 34',
  },
  fixedPayment: {
    type: 'payment id',
    effect: 'The payment that is chosen when the cart opens.',
    source: 'guest-app 4 "Product sheet and cart lines"',
  },
  guestDetailsToggle: {
    type: 'flag',
    effect: 'A switch shows and hides the guest details.',
    source: 'guest-app 2 "Cart overlay"',
  },
  helpLabel: {
    type: 'text',
    effect: 'The label of Help, for example Request or Your feedback.',
    source: 'guest-app 2 "Bottom navigation"',
  },
  hiddenPaymentUnder: {
    type: 'list of section ids',
    effect: 'No payment is asked for when the cart holds something from under these parent sections.',
    source: 'guest-app 5 "Checkout"',
  },
  hideBar: { type: 'flag', effect: 'There is no bottom bar (gift shops).', source: 'guest-app 2 "Bottom navigation"' },
  hideCart: {
    type: 'flag',
    effect: 'No Cart in the default bar.',
    source: 'guest-app 2 "Bottom navigation", follow-up 2.1',
  },
  hideHelpOn: {
    type: 'list of section ids',
    effect: 'No Help on the pages of these sections.',
    source: 'guest-app 2 "Bottom navigation"',
  },
  hideHome: { type: 'flag', effect: 'No Home in the default bar.', source: 'guest-app 2 "Bottom navigation"' },
  hideOrders: {
    type: 'flag',
    effect: 'No My orders in the default bar.',
    source: 'guest-app 2 "Bottom navigation", follow-up 2.1',
  },
  hidePublicOfferLink: {
    type: 'list of product ids',
    effect: 'No public offer, neither sentence nor box, for these products.',
    source: 'guest-app 9, last entry',
  },
  hideServices: { type: 'flag', effect: 'No Services in the default bar.', source: 'guest-app 2 "Bottom navigation"' },
  homeLink: {
    type: 'address',
    effect: 'Home leads to the hotel’s own site.',
    source: 'guest-app 1, 2 "Bottom navigation"',
  },
  languageFlags: {
    type: 'map of language to country',
    effect: 'Another flag for a language, for example for Arabic.',
    source: 'guest-app 2 "Language selector"',
  },
  lockedRoom: {
    type: 'flag',
    effect: 'A room number that the phone knows can be read and not changed.',
    source: 'guest-app 2 "Fast-order popup", 5 "Checkout"',
  },
  oldIdMatching: {
    type: 'flag',
    effect: 'Remembered answers are found by an option’s old id too.',
    source: 'guest-app 4 "Option values"',
  },
  recognitionPage: {
    type: 'flag',
    effect: 'The page /ar is offered, under the name Recognition.',
    source: 'guest-app 2 "Routes"',
  },
  servicesLabel: {
    type: 'text',
    effect: 'The label of Services, for example Menu.',
    source: 'guest-app 2 "Bottom navigation"',
  },
  widgets: {
    type: 'map of chat, chatbot, booking to https addresses',
    effect: 'Scripts of others, loaded after cookies were accepted.',
    source: 'guest-app 1, 7, reading 46',
  },
  withdrawalEmail: {
    type: 'e-mail address',
    effect: 'Where a consent can be withdrawn, in place of the operator’s address (WITHDRAWAL_EMAIL).',
    source: 'guest-app 2 "Consent block"',
  },
};
