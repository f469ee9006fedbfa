import type { CartNotice } from '../cart/cart-notices';
import type { GuestField } from '../checkout/guest-fields';
import type { Text } from '../i18n/text';
import type { Id } from '../id';
import { isRecord } from '../json/read-value';
import {
  amount,
  flag,
  id,
  type Kind,
  link,
  listOf,
  mapOf,
  type Note,
  nonEmptyText,
  scriptAddress,
  text,
} from './variation-readers';

/**
 * Readers of variations that are more than a flag, an id or a text. Rules: variations/VA1, variations/VA5, variations/VA7, cart/CT13.
 */

/** An additional entry of the default bar. It opens the products of `section`, or else the address `link`. */
export type BarLink = { icon: string; title: Text; section: Id | null; link: string | null };

/** A second brand whose name and icon replace the app's. */
export type Brand = { name: string; favicon: string | null };

const WIDGETS = ['chat', 'chatbot', 'booking'] as const;
/** Third-party scripts of a hotel, each by its https address: an online chat, an AI chatbot and a booking engine. */
export type Widgets = Readonly<Partial<Record<(typeof WIDGETS)[number], string>>>;

export const ids = listOf(id);

/** Reads an optional field; null if it is missing. An invalid value is dropped and noted. */
const maybe = <T>(value: unknown, kind: Kind<T>, name: string, note: Note): T | null => {
  if (value === null || value === undefined) return null;
  const read = kind.read(value, (inner, expected) => note([name, ...inner], expected));
  if (read === undefined) note([name], kind.expects);
  return read ?? null;
};

export const cartNotice: Kind<CartNotice> = {
  expects: 'a notice with the parent sections it stands under and a text',
  read: (value, note) => {
    if (!isRecord(value)) return undefined;
    const under = maybe(value.under, ids, 'under', note);
    const notice = maybe(value.text, text, 'text', note);
    if (under === null || under.length === 0 || notice === null) return undefined;
    return { under, text: notice, minimum: maybe(value.minimum, amount, 'minimum', note) };
  },
};

export const barLink: Kind<BarLink> = {
  expects: 'an entry with icon, title and a section or a link',
  read: (value, note) => {
    if (!isRecord(value)) return undefined;
    const icon = maybe(value.icon, nonEmptyText, 'icon', note);
    const title = maybe(value.title, text, 'title', note);
    const section = maybe(value.section, id, 'section', note);
    const address = maybe(value.link, link, 'link', note);
    if (icon === null || title === null || (section === null && address === null)) return undefined;
    return { icon, title, section, link: address };
  },
};

export const guestField: Kind<GuestField> = {
  expects: 'a field with an id of its own and a title',
  read: (value, note) => {
    if (!isRecord(value)) return undefined;
    const own = maybe(value.id, id, 'id', note);
    const title = maybe(value.title, text, 'title', note);
    if (own === null || title === null) return undefined;
    return {
      id: own,
      title,
      required: maybe(value.required, flag, 'required', note) ?? false,
      under: maybe(value.under, ids, 'under', note) ?? [],
    };
  },
};

export const brand: Kind<Brand> = {
  expects: 'a brand with a name',
  read: (value, note) => {
    const name = isRecord(value) ? maybe(value.name, nonEmptyText, 'name', note) : null;
    return name === null || !isRecord(value)
      ? undefined
      : { name, favicon: maybe(value.favicon, link, 'favicon', note) };
  },
};

export const widgets: Kind<Widgets> = {
  expects: 'a map of chat, chatbot and booking to https addresses',
  read: (value, note) => {
    const read = mapOf(scriptAddress).read(value, note);
    if (read === undefined) return undefined;
    const strange = Object.keys(read).filter((name) => !WIDGETS.some((known) => known === name));
    for (const name of strange) note([name], 'a widget that is known');
    return Object.fromEntries(Object.entries(read).filter(([name]) => !strange.includes(name)));
  },
};
