import { z } from 'zod';
import { isMenuItem } from '@/lib/domain/menu/menu-item';
import { text, time } from './shapes';

/** The name of an item. Rule: menu/ME5. */
export const menuItem = z
  .string()
  .refine(isMenuItem, 'must be an item like section:10, product:100, sequence:10 or sequence:root')
  .describe('section:{id}, product:{id}, or sequence:{id of a section, or root}: the order of its children');

const staff = z.string().nullable().describe('null: the hotel’s own system');
export const menuValue = z
  .record(z.string(), z.unknown())
  .describe('As in a section file: a section without sections and products, a product, or { sections, products }: ids');
export const menuField = z.string().describe('The path in the value, such as options.0.price; empty: the whole value');

/** A mistake with its place. `item` null: of the hotel’s other files, whose name begins the field. */
export const menuProblem = z.object({
  item: menuItem.nullable(),
  title: text.nullable(),
  field: menuField,
  message: z.string(),
});

const draft = z.object({
  item: menuItem,
  title: text.nullable().describe('null: a sequence'),
  kind: z.enum(['new', 'changed', 'deleted']),
  staff,
  updated_at: time,
});

const orderVersion = z
  .string()
  .nullable()
  .describe('Of the order of what stands in it: sent back with another one; null: kept by files');

const listedProduct = z.object({
  id: z.int(),
  title: text,
  price: z.number(),
  image: z.string().nullable(),
  has_draft: z.boolean(),
});

const listedSection = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  title: text,
  image: z.string().nullable(),
  is_hidden: z.boolean(),
  products: z.array(listedProduct),
  has_draft: z.boolean().describe('Its own fields, or the order of its children'),
  order_version: orderVersion,
});

const failure = z
  .object({ at: time, problems: z.array(menuProblem) })
  .nullable()
  .describe('The last scheduled publication that failed; null: none has since');

export const menu = z
  .object({
    keeper: z.enum(['files', 'desk']),
    since: time.nullable().describe('When the desk took it over, or gave it back; null: never'),
    staff,
    languages: z.array(z.string()),
    taxes: z.array(z.object({ id: z.string(), title: text })),
    kits: z.array(z.object({ name: z.string(), titles: z.array(text).describe('Of its options') })),
    version: z.int().nullable().describe('Of the published menu; null: kept by files'),
    publish_at: time.nullable(),
    publish_failure: failure,
    drafts: z.array(draft).describe('The oldest first'),
    problems: z.array(menuProblem).describe('For which the drafts cannot be published'),
    sections: z.array(listedSection).describe('With the drafts; parents before children, in their order'),
    order_version: orderVersion.describe('Of the order of the sections at the top, as order_version of a section'),
  })
  .meta({ id: 'Menu' });

export const menuEntry = z
  .object({
    item: menuItem,
    kind: z.enum(['new', 'changed', 'deleted']).nullable().describe('null: no draft'),
    value: menuValue.nullable().describe('null: deleted by a draft'),
    published: menuValue.nullable().describe('null: not published yet'),
    parent_id: z.int().nullable().describe('The section in which it stands; null: at the top, or a deleted item'),
    version: z.string().describe('Of the value with its draft: sent back with a change'),
    staff,
    updated_at: time.nullable().describe('Of the draft; null: none'),
  })
  .meta({ id: 'MenuItem' });

export const menuVersion = z
  .object({
    number: z.int(),
    published_at: time,
    staff,
    kind: z.enum(['taken-over', 'published', 'restored']),
    restored: z.int().nullable().describe('The version that it restored'),
    counts: z.object({ new: z.int(), changed: z.int(), deleted: z.int(), moved: z.int() }),
    items: z
      .array(z.object({ item: menuItem, title: text, kind: z.enum(['new', 'changed', 'deleted', 'moved']) }))
      .describe('The first twenty'),
    is_newest: z.boolean(),
  })
  .meta({ id: 'MenuVersion' });
