import type { Text } from '@/lib/domain/i18n/text';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import {
  CANCEL_PUBLISHING,
  CHANGE_MENU_ITEM,
  CREATE_MENU_ITEM,
  DISCARD_DRAFTS,
  KEEP_MENU,
  PUBLISH_MENU,
  RESTORE_MENU_VERSION,
  UPLOAD_MENU_PICTURE,
} from '../desk/menu-calls';
import { readItem } from '../menu/edit-item';
import { draftsOf } from '../stores/menu/drafts';
import { findKeeper } from '../stores/menu/keepers';
import { listVersions } from '../stores/menu/versions';
import { describes } from './describer';
import type { StateReader } from './read-states';
import { fieldOf, madeTarget, targetOf } from './target-of';

/** Who keeps the menu, which version guests see, and which items have drafts. */
const menuState: StateReader = async ({ context, hotel }) => {
  const { db } = context.database;
  const keeper = await findKeeper(db, hotel.code);
  const [newest] = await listVersions(db, hotel.code);
  const drafts = await draftsOf(db, hotel.code);
  return {
    title: null,
    parts: {
      keeper: keeper?.keeper ?? 'files',
      publish_at: keeper?.publishAt ?? null,
      version: newest?.number ?? null,
      drafts: drafts.map(({ item }) => item),
    },
  };
};

/** The fields of an item with its draft. */
const itemState: StateReader = async ({ context, hotel }, { id }) => {
  // The call's own schema has validated it.
  const read = id === null ? null : await readItem(context, hotel, id as MenuItem);
  if (!read?.ok) return null;
  const value: Readonly<Record<string, unknown>> | null = read.value.value;
  if (value === null) return { title: null, parts: { deleted: true } };
  const { title = null } = value as { title?: Text | null };
  return { title, parts: { ...value } };
};

const ofMenu = { target: () => targetOf('menu'), read: menuState };

/** What the log stores of calls for a menu that is kept at the desk. */
export const MENU_DESCRIBERS = [
  describes(KEEP_MENU, ofMenu),
  describes(CREATE_MENU_ITEM, { target: ({ answer }) => madeTarget('menu-item', answer, 'item'), read: itemState }),
  describes(CHANGE_MENU_ITEM, { target: ({ params: { item } }) => targetOf('menu-item', item), read: itemState }),
  describes(PUBLISH_MENU, ofMenu),
  describes(CANCEL_PUBLISHING, ofMenu),
  describes(DISCARD_DRAFTS, ofMenu),
  describes(RESTORE_MENU_VERSION, { ...ofMenu, details: ({ params: { number } }) => ({ restored: number }) }),
  describes(UPLOAD_MENU_PICTURE, {
    target: () => targetOf('picture'),
    details: ({ answer }) => ({ path: fieldOf(answer, 'path') }),
  }),
];
