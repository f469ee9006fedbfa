import type { Text } from '../i18n/text';
import { safeLink } from '../security/safe-link';
import type { Variations } from '../variations/variations';
import type { Channels } from './channels';
import { telephoneLink } from './telephone-link';

/**
 * The entries of the bottom bar: a hotel's own, or the default ones. An entry without a target is left out, so that none
 * leads elsewhere than it says (navigation/N18).
 */

/** What the bar depends on in a hotel. Links have passed `safeLink`. */
export type BarHotel = {
  channels: Channels;
  help_link: string | null;
  variations: Pick<
    Variations,
    | 'barLinks'
    | 'callPhone'
    | 'helpLabel'
    | 'hideCart'
    | 'hideHome'
    | 'hideOrders'
    | 'hideServices'
    | 'homeLink'
    | 'servicesLabel'
  >;
};

/** `href`: null for an entry that opens the overlay of its code. */
type Target = { href: string | null };

const OVERLAY: Target = { href: null };

const linkTo = (href: string | null | undefined): Target | null => (href ? { href } : null);

const barLinkHref = ({ link, section }: BarHotel['variations']['barLinks'][number]): string | null =>
  safeLink(section === null ? link : `/products/${encodeURIComponent(String(section))}`);

/** What a code opens in a hotel without a link of its own; null: nothing. Rules: navigation/N11, navigation/N12. */
function targetOf(code: string, hotel: BarHotel): Target | null {
  const { channels, variations } = hotel;
  switch (code) {
    case 'home':
      return { href: '/' };
    case 'services':
    case 'orders':
    case 'cart':
      return OVERLAY;
    case 'chat':
      return channels.chat ? OVERLAY : null;
    case 'voice':
      return channels.voice ? OVERLAY : null;
    case 'recognition':
      return linkTo(channels.recognition ? '/ar' : null);
    case 'help':
      return linkTo(safeLink(hotel.help_link));
    case 'phone_call':
      return linkTo(telephoneLink(variations.callPhone));
    default: {
      const own = variations.barLinks.find(({ icon }) => icon === code);
      return own === undefined ? null : linkTo(barLinkHref(own));
    }
  }
}

const toMiddle = <Item>(items: readonly Item[], item: Item): Item[] => {
  const others = items.filter((other) => other !== item);
  const middle = Math.floor(others.length / 2);
  return [...others.slice(0, middle), item, ...others.slice(middle)];
};

/**
 * Returns a hotel's own bar: its active entries that lead somewhere, in the hotel's order. The voice entry, or else the
 * chat entry, is moved to the middle (floor of the number of other entries / 2). Empty: the hotel gets the default bar.
 * Rules: navigation/N10, navigation/N13, navigation/N16.
 */
export function configuredBar<Item extends { code: string; active: boolean; external_link: string | null }>(
  items: readonly Item[],
  hotel: BarHotel,
): (Item & Target)[] {
  const shown = items.flatMap((item) => {
    const target = linkTo(item.external_link) ?? targetOf(item.code, hotel);
    return item.active && target !== null ? [{ ...item, ...target }] : [];
  });
  const central = shown.find(({ code }) => code === 'voice') ?? shown.find(({ code }) => code === 'chat');
  return central === undefined ? shown : toMiddle(shown, central);
}

/** More do not fit beside each other on a narrow phone. */
const MOST_DEFAULT_ITEMS = 6;

/** The keys of the default entries' titles. */
type TitleKey = 'home' | 'services' | 'chat' | 'help' | 'my_orders' | 'cart' | 'call' | 'recognition';

/** An entry of the default bar with the key of its title, or with the hotel's own title. */
type DefaultItem = Target & { code: string; icon: string } & ({ messageKey: TitleKey } | { title: Text });

const entry = (
  code: string,
  target: Target | null | false,
  title: { messageKey: TitleKey } | { title: Text },
): DefaultItem[] => (target ? [{ code, icon: code, ...target, ...title }] : []);

const named = (messageKey: TitleKey, own: Text | null = null) => (own === null ? { messageKey } : { title: own });

/** The default entries: those of the bar, and those that have no room in it. */
function defaultItems(hotel: BarHotel): { bar: DefaultItem[]; drawer: DefaultItem[] } {
  const { channels, variations } = hotel;
  const hasHome = !variations.hideHome && !channels.chat;
  const home = entry('home', hasHome && { href: safeLink(variations.homeLink) ?? '/home' }, named('home'));
  const services = entry('services', OVERLAY, named('services', variations.servicesLabel));
  const links = variations.barLinks.flatMap((own) => entry(own.icon, linkTo(barLinkHref(own)), { title: own.title }));
  const recognition = entry('recognition', targetOf('recognition', hotel), named('recognition'));
  const call = entry('phone_call', targetOf('phone_call', hotel), named('call'));
  const before = [...home, ...(variations.hideServices ? [] : services), ...links];
  const after = [
    ...entry('chat', targetOf('chat', hotel), named('chat')),
    ...entry('help', targetOf('help', hotel), named('help', variations.helpLabel)),
    ...recognition,
    ...entry('orders', !variations.hideOrders && OVERLAY, named('my_orders')),
    ...entry('cart', !variations.hideCart && OVERLAY, named('cart')),
    ...call,
  ];
  const all = [...before, ...after];
  if (all.length <= MOST_DEFAULT_ITEMS) return { bar: all, drawer: [] };
  // The drawer holds what has no room, so its entry is needed even where the hotel hides it.
  const withDrawer = [...home, ...services, ...links, ...after];
  const moved = [...recognition, ...call, ...links.toReversed()].slice(0, withDrawer.length - MOST_DEFAULT_ITEMS);
  return {
    bar: withDrawer.filter((item) => !moved.includes(item)),
    drawer: withDrawer.filter((item) => moved.includes(item)),
  };
}

/**
 * Returns the bar of a hotel without its own: Home (not while the chat can be opened), Services, the hotel's additional
 * links, Chat, Help (only with a link), Recognition (only with its page), My orders, Cart, Call; at most six of them.
 * Rules: navigation/N2, navigation/N3, navigation/N5, navigation/N6, navigation/N23, navigation/N24.
 */
export const defaultBar = (hotel: BarHotel): DefaultItem[] => defaultItems(hotel).bar;

/** Returns the default entries that have no room in the bar and stand in the services drawer. Rule: navigation/N24. */
export const entriesOfServicesDrawer = (hotel: BarHotel): DefaultItem[] => defaultItems(hotel).drawer;
