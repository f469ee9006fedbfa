import type { CartNotice } from '../cart/cart-notices';
import type { GuestField } from '../checkout/guest-fields';
import type { Text } from '../i18n/text';
import type { Id } from '../id';
import { isRecord } from '../json/read-value';
import {
  type BarLink,
  type Brand,
  barLink,
  brand,
  cartNotice,
  guestField,
  ids,
  type Widgets,
  widgets,
} from './variation-kinds';
import {
  email,
  flag,
  flagCode,
  id,
  type Kind,
  link,
  listOf,
  mapOf,
  type Place,
  telephone,
  text,
} from './variation-readers';

/**
 * The settings in which a hotel can differ from the others, read from `hotel.ext_data.variations`. `variation-table.ts`
 * describes what each one does. Rule: variations/VA1.
 */
export type Variations = {
  age16Under: readonly Id[];
  barLinks: readonly BarLink[];
  blankRoom: boolean;
  brand: Brand | null;
  callPhone: string | null;
  cartNotices: readonly CartNotice[];
  chargeLabel: Text | null;
  chatAsksHotel: boolean;
  chatFullName: boolean;
  chatNote: Text | null;
  chatRoomLabel: Text | null;
  checkMessageUnder: readonly Id[];
  confirmationCheckbox: boolean;
  fixedPayment: Id | null;
  footerPublicOffer: boolean;
  guestFields: readonly GuestField[];
  guestDetailsToggle: boolean;
  helpLabel: Text | null;
  hiddenPaymentUnder: readonly Id[];
  hideBar: boolean;
  hideCart: boolean;
  hideHelpOn: readonly Id[];
  hideHome: boolean;
  hideOrders: boolean;
  hidePublicOfferLink: readonly Id[];
  hideServices: boolean;
  homeLink: string | null;
  languageFlags: Readonly<Record<string, string>>;
  lockedRoom: boolean;
  oldIdMatching: boolean;
  onlineOnly: boolean;
  orderAhead: boolean;
  recognitionPage: boolean;
  servicesLabel: Text | null;
  skipTheClean: Id | null;
  widgets: Widgets;
  withdrawalEmail: string | null;
};

/** The default values of all variations. */
export const NO_VARIATIONS: Variations = {
  age16Under: [],
  barLinks: [],
  blankRoom: false,
  brand: null,
  callPhone: null,
  cartNotices: [],
  chargeLabel: null,
  chatAsksHotel: false,
  chatFullName: false,
  chatNote: null,
  chatRoomLabel: null,
  checkMessageUnder: [],
  confirmationCheckbox: false,
  fixedPayment: null,
  footerPublicOffer: false,
  guestFields: [],
  guestDetailsToggle: false,
  helpLabel: null,
  hiddenPaymentUnder: [],
  hideBar: false,
  hideCart: false,
  hideHelpOn: [],
  hideHome: false,
  hideOrders: false,
  hidePublicOfferLink: [],
  hideServices: false,
  homeLink: null,
  languageFlags: {},
  lockedRoom: false,
  oldIdMatching: false,
  onlineOnly: false,
  orderAhead: false,
  recognitionPage: false,
  servicesLabel: null,
  skipTheClean: null,
  widgets: {},
  withdrawalEmail: null,
};

const KINDS: { readonly [Name in keyof Variations]: Kind<Variations[Name]> } = {
  age16Under: ids,
  barLinks: listOf(barLink),
  blankRoom: flag,
  brand,
  callPhone: telephone,
  cartNotices: listOf(cartNotice),
  chargeLabel: text,
  chatAsksHotel: flag,
  chatFullName: flag,
  chatNote: text,
  chatRoomLabel: text,
  checkMessageUnder: ids,
  confirmationCheckbox: flag,
  fixedPayment: id,
  footerPublicOffer: flag,
  guestFields: listOf(guestField),
  guestDetailsToggle: flag,
  helpLabel: text,
  hiddenPaymentUnder: ids,
  hideBar: flag,
  hideCart: flag,
  hideHelpOn: ids,
  hideHome: flag,
  hideOrders: flag,
  hidePublicOfferLink: ids,
  hideServices: flag,
  homeLink: link,
  languageFlags: mapOf(flagCode),
  lockedRoom: flag,
  oldIdMatching: flag,
  onlineOnly: flag,
  orderAhead: flag,
  recognitionPage: flag,
  servicesLabel: text,
  skipTheClean: id,
  widgets,
  withdrawalEmail: email,
};

const isVariation = (name: string): name is keyof Variations => Object.hasOwn(KINDS, name);

/** An invalid value, with its place in the variations. It never contains the value itself. */
type VariationProblem = { place: Place; reason: string };

/** Formats a problem for the log, for example as `cartNotices[2].text: expected a text`. */
export const describeVariationProblem = ({ place, reason }: VariationProblem): string => {
  const path = place.map((step, index) =>
    typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`,
  );
  return `${path.join('') || 'variations'}: ${reason}`;
};

/** Reads one value into `variations`. An invalid value keeps the default and adds a problem. */
function readVariation<Name extends keyof Variations>(
  entry: { name: Name; value: unknown },
  variations: Variations,
  problems: VariationProblem[],
): void {
  const { name, value } = entry;
  const kind = KINDS[name];
  const expected = (place: Place, kindOfValue: string) =>
    problems.push({ place: [name, ...place], reason: `expected ${kindOfValue}` });
  const read = kind.read(value, expected);
  if (read === undefined) expected([], kind.expects);
  else variations[name] = read;
}

/** Maximum length of a name in a problem, because names come from outside and are logged. */
const MAX_NAME_LENGTH = 40;

/**
 * Reads the variations of a hotel from any JSON value. Unknown names and invalid values are reported and left out; null
 * counts as missing. Rule: variations/VA2.
 */
export function readVariations(source: unknown): { variations: Variations; problems: VariationProblem[] } {
  const variations = { ...NO_VARIATIONS };
  const problems: VariationProblem[] = [];
  // Some platforms serialise an empty map as an empty list.
  const isNone = source === null || source === undefined || (Array.isArray(source) && source.length === 0);
  if (!isNone && !isRecord(source)) problems.push({ place: [], reason: 'expected a map' });
  for (const [name, value] of Object.entries(isRecord(source) ? source : {})) {
    if (!isVariation(name)) problems.push({ place: [name.slice(0, MAX_NAME_LENGTH)], reason: 'no such variation' });
    else if (value !== null) readVariation({ name, value }, variations, problems);
  }
  return { variations, problems };
}
