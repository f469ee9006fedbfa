import type { ContentField } from '@/lib/domain/content/content-log';
import { isConflict } from '@/lib/domain/content/content-log';
import type { StaffChanges } from '@/lib/domain/content/staff-changes';
import type { Text } from '@/lib/domain/i18n/text';
import { jsonEqual } from '@/lib/domain/json/json-equal';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import type { SlotPlan } from '../content/slot-plan';
import type { Db } from '../database/database';
import { type FileProduct, fileProduct } from '../stores/catalogue/products';
import { fileSections, type StoredSection } from '../stores/catalogue/sections';
import type { ContentChange, ContentTarget, CurrentChanges } from '../stores/content-changes';

/** A product or section as the hotel's files define it, with the fields that staff may change. Rule: content/CC1. */
export type FileItem = {
  target: ContentTarget;
  title: Text;
  image: string | null;
  /** The section that it stands in; null: a section at the top. */
  parentId: number | null;
  /** null: a section. */
  price: number | null;
  hours: readonly ScheduleDay[] | null;
  /** null: not bookable. */
  plan: SlotPlan | null;
  options: number;
};

export const productItem = ({ product, slots }: FileProduct): FileItem => ({
  target: { kind: 'product', id: Number(product.id) },
  title: product.title,
  image: product.image,
  parentId: Number(product.section_id),
  price: product.price,
  hours: slots?.hours ?? product.schedule?.days ?? null,
  plan: slots,
  options: product.property?.properties.length ?? 0,
});

export const sectionItem = ({ id, parentId, own }: StoredSection): FileItem => ({
  target: { kind: 'section', id },
  title: own.title,
  image: own.image,
  parentId,
  price: null,
  hours: own.schedule?.days ?? null,
  plan: null,
  options: 0,
});

/** The item of a target; null when the files have none. */
export async function findItem(db: Db, hotel: string, target: ContentTarget): Promise<FileItem | null> {
  if (target.kind === 'product') {
    const product = await fileProduct(db, hotel, target.id);
    return product && productItem(product);
  }
  const section = (await fileSections(db, hotel)).find(({ id }) => id === target.id);
  return section === undefined ? null : sectionItem(section);
}

/** The file's value of a field, for conflicts; null for fields that files do not have. */
export function fileValue(item: Pick<FileItem, 'price' | 'hours'>, field: ContentField): unknown {
  if (field === 'price') return item.price;
  return field === 'hours' ? item.hours : null;
}

/** Staff's value as it is stored: the file's own value means that nothing lies over it. */
export const storedValue = (item: FileItem, field: ContentField, value: unknown): unknown =>
  jsonEqual(value, fileValue(item, field)) ? null : value;

/** The newest change of a field as the desk shows it. */
type DeskChange = {
  id: number;
  field: string;
  before: unknown;
  after: unknown;
  staff: string | null;
  created_at: string;
  /** The file's value now. */
  file: unknown;
  is_conflict: boolean;
};

/** A product or section as the desk shows it. */
export type DeskItem = {
  kind: 'product' | 'section';
  id: number;
  parent_id: number | null;
  title: Text;
  image: string | null;
  options: number;
  price: number | null;
  hours: readonly ScheduleDay[] | null;
  sold_out: StaffChanges['soldOut'];
  closed: readonly { date: string; times: readonly string[] | null }[];
  /** Minutes of a slot; null: not bookable. */
  slot_minutes: number | null;
  changes: readonly DeskChange[];
};

const deskChange = (item: FileItem, change: ContentChange): DeskChange => {
  const { id, field, before, after, staff, created_at } = change;
  const file = fileValue(item, field);
  const is_conflict = after !== null && isConflict({ base: change.base, file, value: after });
  return { id, field, before, after, staff, created_at, file, is_conflict };
};

export function deskItem(item: FileItem, changes: Pick<CurrentChanges, 'of' | 'newest'>): DeskItem {
  const { soldOut, price, hours, closed } = changes.of(item.target);
  return {
    kind: item.target.kind,
    id: item.target.id,
    parent_id: item.parentId,
    title: item.title,
    image: item.image,
    options: item.options,
    price: price ?? item.price,
    hours: hours ?? item.hours,
    sold_out: soldOut,
    closed: Object.entries(closed).map(([date, times]) => ({ date, times })),
    slot_minutes: item.plan?.step_minutes ?? null,
    changes: changes.newest(item.target).map((change) => deskChange(item, change)),
  };
}
