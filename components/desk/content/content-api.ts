import type { Text } from '@/lib/domain/i18n/text';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import { callDesk } from '../desk-api';

/** The newest change of a field. `after` null: as in the file. */
type ContentChange = {
  id: number;
  field: string;
  before: unknown;
  after: unknown;
  staff: string | null;
  created_at: string;
  file: unknown;
  is_conflict: boolean;
};

/** A product or section as the staff API returns it. */
export type ContentItem = {
  kind: 'product' | 'section';
  id: number;
  parent_id: number | null;
  title: Text;
  image: string | null;
  options: number;
  /** null: a section. */
  price: number | null;
  hours: readonly ScheduleDay[] | null;
  sold_out: { until: string | null } | null;
  closed: readonly { date: string; times: readonly string[] | null }[];
  /** null: not bookable. */
  slot_minutes: number | null;
  changes: readonly ContentChange[];
};

export type LogEntry = {
  id: number;
  kind: 'product' | 'section';
  target_id: number;
  title: Text;
  field: string;
  before: unknown;
  after: unknown;
  staff: string | null;
  undo_of: number | null;
  can_undo: boolean;
  created_at: string;
};

export type Content = { sections: readonly ContentItem[]; products: readonly ContentItem[] };

export const readContent = () => callDesk<Content>('/content');
export const readLog = () => callDesk<readonly LogEntry[]>('/content/log');

/** The newest change of a field, if there is one. */
export const changeOf = (item: ContentItem, field: string): ContentChange | undefined =>
  item.changes.find((change) => change.field === field);

/** A change that staff ask for. `field` names what it concerns, `path` and `body` the call. */
export type ChangeRequest = { field: string; path: 'sale' | 'price' | 'hours' | 'closed'; body: object };

export const sendChange = (item: ContentItem, { field, path, body }: ChangeRequest) =>
  callDesk<ContentItem>(`/content/${item.kind}s/${item.id}/${path}`, {
    ...body,
    version: changeOf(item, field)?.id ?? 0,
  });

export const sendUndo = (id: number) => callDesk<ContentItem>(`/content/log/${id}/undo`, {});
