import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskTranslate } from '../desk-context';

/** What the fields of entries are called. */
const WORDS: Readonly<Record<string, keyof DeskMessages>> = {
  status: 'field_status',
  expected_at: 'promised',
  cancel_reason: 'cancel_reason',
  ready_lines: 'ready_lines',
  sum: 'sum',
  lines: 'refund_lines',
  charged: 'money_charged',
  to_return: 'money_to_return',
  taken_off: 'money_given_back',
  taken_off_lines: 'field_lines_given_back',
  notes: 'notes',
  move: 'field_step',
  posted: 'posted',
  unposted: 'field_unposted',
  reason: 'refund_reason',
  ticket: 'tickets',
  price: 'field_price',
  hours: 'field_hours',
  sold_out: 'sold_out',
  closed: 'closed_days',
  left: 'field_left',
  per: 'field_per',
  amount: 'field_amount',
  day: 'day',
  busy_minutes: 'pace_more',
  busy_until: 'field_busy_until',
  closed_until: 'pace_close_until',
  title: 'announcement_title',
  content: 'announcement_text',
  starts_at: 'shown_from_field',
  ends_at: 'shown_until_field',
  published: 'field_published',
  assigned_to: 'field_assigned',
  snoozed_until: 'field_snoozed_until',
  settled: 'chats_settled',
  replies: 'quick_replies',
  confirmed: 'handover_confirmed',
  winner: 'field_winner',
  leaves_on: 'leaves_on',
  stay: 'bill_stay',
  code_version: 'new_code',
  count: 'count',
  orders: 'orders',
  chats: 'chats',
  files: 'files',
  name: 'row_name',
  role: 'role',
  stations: 'narrow_stations',
  sections: 'narrow_sections',
  email: 'person_email',
  login: 'login',
  state: 'field_status',
  has_pin: 'pin',
  device: 'field_device',
  how: 'field_how',
  ways: 'field_ways',
  has_email: 'person_email',
  invited_until: 'field_invited_until',
  key_version: 'field_key_version',
  created_at: 'field_signed_in_at',
  enrolled_by: 'field_enrolled_by',
  enrolled_at: 'field_enrolled_at',
  drafts: 'menu_drafts',
};

/** Fields with an id or a path, which says nothing to whoever reads the log; they stand in the file. */
const IDS: ReadonlySet<string> = new Set(['message_id', 'note_id', 'order_uuid', 'person', 'undone', 'path']);

export const isId = (field: string): boolean => IDS.has(field);

/** A field in words; one of a later release as it is written. */
export function fieldName(field: string, t: DeskTranslate): string {
  const word = WORDS[field];
  return word === undefined ? field.replaceAll('_', ' ') : t(word);
}

const AMOUNTS: ReadonlySet<string> = new Set(['sum', 'charged', 'to_return', 'taken_off', 'price', 'total_price']);

/** Whether the numbers of a field are amounts of money. */
export const isAmount = (field: string): boolean => AMOUNTS.has(field);
