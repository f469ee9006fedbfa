import { z } from 'zod';
import { deskCall } from './desk-call';
import { menu, menuEntry, menuField, menuItem, menuProblem, menuValue, menuVersion } from './menu-shapes';
import { entityId, text, time } from './shapes';

export const READ_MENU = deskCall({
  id: 'readMenu',
  action: 'menu',
  method: 'GET',
  path: '/menu',
  summary: 'The menu with its drafts: who keeps it, its sections and products, and what is not published yet',
  response: menu,
});

export const KEEP_MENU = deskCall({
  id: 'keepMenu',
  action: 'menu',
  method: 'POST',
  path: '/menu/keep',
  summary: 'Keeps the menu at the desk, or by the hotel’s files again',
  about:
    'From the files to the desk: what the files say now becomes the first version. Back to the files: drafts are deleted, and the files are imported at once; refused with their mistakes, by file.',
  body: z.object({ keeper: z.enum(['files', 'desk']) }),
  needsBody: true,
  response: menu,
  refusals: ['invalid'],
});

export const READ_MENU_ITEM = deskCall({
  id: 'readMenuItem',
  action: 'menu',
  method: 'GET',
  path: '/menu/items/{item}',
  summary: 'An item of the menu as its draft and as the published menu has it',
  params: { item: menuItem },
  response: menuEntry,
  refusals: ['not-found', 'invalid'],
});

export const CHANGE_MENU_ITEM = deskCall({
  id: 'changeMenuItem',
  action: 'menu',
  method: 'POST',
  path: '/menu/items/{item}',
  summary: 'Saves an item as a draft, which guests do not see until it is published',
  about:
    'The fields of the refusal are paths in the value, such as options.0.price. Options and choices without an id get one. A value as it is published ends the draft. A conflict has the other person’s entry under current.',
  params: { item: menuItem },
  body: z.object({
    value: menuValue.nullable().describe('null: delete it'),
    version: z
      .string()
      .nullable()
      .default(null)
      .describe('The version that you have seen; refused as a conflict if it is another one. null: no check'),
    and_below: z
      .boolean()
      .default(false)
      .describe('With a section that is deleted: also what stands in it; without, it must be empty'),
  }),
  needsBody: true,
  response: menuEntry,
  refusals: ['not-found', 'invalid', 'conflict'],
});

export const CREATE_MENU_ITEM = deskCall({
  id: 'createMenuItem',
  action: 'menu',
  creates: true,
  method: 'POST',
  path: '/menu/items',
  summary: 'Makes a section or a product as a draft, at the end of a section',
  about: 'Its id is new, and one that the hotel has never used at its desk.',
  body: z.object({
    kind: z.enum(['section', 'product']),
    parent: entityId.nullable().describe('The section in which it stands; null: the top, of sections only'),
    value: menuValue.describe('Without an id'),
  }),
  needsBody: true,
  response: menuEntry,
  refusals: ['invalid'],
});

const published = z.object({
  version: z.int(),
  items: z.int().describe('How many drafts were published; 0: there were none'),
  publish_at: time.nullable().describe('When it will be published; null: it is'),
  notes: z
    .array(menuProblem)
    .describe('What staff changed under On sale and the menu says otherwise: their change stays'),
});

export const PUBLISH_MENU = deskCall({
  id: 'publishMenu',
  action: 'menu',
  method: 'POST',
  path: '/menu/publish',
  summary: 'Publishes all drafts at once, or at a time',
  about:
    'With a time everything that is a draft then. Refused with what is wrong: the fields are item and path, such as product:100/options.0.price.',
  body: z.object({
    at: z.iso.datetime({ offset: true }).nullable().default(null).describe('null: now'),
  }),
  response: published,
  refusals: ['invalid'],
});

export const CANCEL_PUBLISHING = deskCall({
  id: 'cancelMenuPublishing',
  action: 'menu',
  method: 'POST',
  path: '/menu/publish/cancel',
  summary: 'Cancels a scheduled publication, and ends the report of one that failed',
  about: 'The drafts stay.',
  response: menu,
});

export const DISCARD_DRAFTS = deskCall({
  id: 'discardMenuDrafts',
  action: 'menu',
  method: 'POST',
  path: '/menu/discard',
  summary: 'Discards drafts, by their items or all',
  body: z.object({ items: z.array(menuItem).max(10_000).nullable().describe('null: all') }),
  needsBody: true,
  response: menu,
  refusals: ['invalid'],
});

export const LIST_MENU_VERSIONS = deskCall({
  id: 'listMenuVersions',
  action: 'menu',
  method: 'GET',
  path: '/menu/versions',
  summary: 'Lists the last fifty published menus, newest first',
  response: z.object({ versions: z.array(menuVersion) }),
});

export const RESTORE_MENU_VERSION = deskCall({
  id: 'restoreMenuVersion',
  action: 'menu',
  method: 'POST',
  path: '/menu/versions/{number}/restore',
  summary: 'Publishes an earlier menu again, at once, as a new version',
  about: 'Drafts stay. Refused with what is wrong, as publishMenu: a picture may be gone.',
  params: { number: z.coerce.number<string>().pipe(entityId) },
  response: published,
  refusals: ['not-found', 'invalid'],
});

const missing = z.object({
  item: menuItem,
  title: text,
  what: z.enum(['text', 'picture', 'alt', 'allergens', 'price', 'tax']),
  language: z.string().nullable().describe('The language in which a text is missing; null: in all, or no text'),
  field: menuField,
});

export const LIST_MISSING = deskCall({
  id: 'listMissingInMenu',
  action: 'menu',
  method: 'GET',
  path: '/menu/missing',
  summary: 'Lists what the menu with its drafts lacks: texts by language, pictures, allergens, prices, taxes',
  response: z.object({ missing: z.array(missing) }),
  refusals: ['invalid'],
});

const fraction = z.coerce.number<string>().min(0).max(1);

export const UPLOAD_MENU_PICTURE = deskCall({
  id: 'uploadMenuPicture',
  action: 'menu',
  method: 'POST',
  path: '/menu/pictures',
  summary: 'Stores a picture, which a section or a product can name',
  about:
    'A JPEG, PNG, GIF, WebP or AVIF of at most 10 MB and 40 million pixels, as the field file of a form, and what of it to keep as fractions of its width and height.',
  body: z.object({
    file: z.file(),
    x: fraction.optional(),
    y: fraction.optional(),
    width: fraction.optional(),
    height: fraction.optional(),
  }),
  bodyType: 'multipart/form-data',
  response: z.object({
    path: z.string().describe('Below /storage/'),
    width: z.int(),
    height: z.int(),
  }),
  refusals: ['invalid'],
});

export const PREVIEW_ITEM = deskCall({
  id: 'previewMenuItem',
  action: 'menu',
  method: 'GET',
  path: '/menu/preview/{item}',
  summary: 'A section or a product with its drafts, as guests will get it',
  about: 'In the shape of the guest API, its texts cleaned as there. Not of a sequence.',
  params: { item: menuItem },
  query: z.object({
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/, 'must be a language, like de')
      .optional()
      .describe('Texts in this language alone, or the one that its guests read instead; missing: in all'),
  }),
  response: z.record(z.string(), z.unknown()),
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for the menu, as data (see desk-call.ts). */
export const MENU_CALLS = [
  READ_MENU,
  KEEP_MENU,
  CREATE_MENU_ITEM,
  READ_MENU_ITEM,
  CHANGE_MENU_ITEM,
  PUBLISH_MENU,
  CANCEL_PUBLISHING,
  DISCARD_DRAFTS,
  LIST_MENU_VERSIONS,
  RESTORE_MENU_VERSION,
  LIST_MISSING,
  UPLOAD_MENU_PICTURE,
  PREVIEW_ITEM,
];
