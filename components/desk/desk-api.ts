import type { Announcement } from '@/lib/contract/announcement';
import type { ChatMessage } from '@/lib/contract/chat';
import type { Order } from '@/lib/contract/order';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import type { OrderFoodNote } from '@/lib/domain/allergens/kitchen-note';
import type { AnnouncementSchedule } from '@/lib/domain/announcements/announcement-state';
import type { ChatState } from '@/lib/domain/chat/chat-state';
import type { Floors } from '@/lib/domain/desk/floors';
import type { DeskMove } from '@/lib/domain/desk/lanes';
import { longerPromise } from '@/lib/domain/desk/promise';
import type { Station } from '@/lib/domain/desk/stations';
import type { OverdueMinutes } from '@/lib/domain/desk/waiting';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { RoomProof, RoomProofPolicy } from '@/lib/domain/rooms/room-proof';
import type { StaffMember } from '@/lib/domain/staff/member';
import type { StaffAction } from '@/lib/domain/staff/roles';
import type { CopyReason, TicketKind, TicketState } from '@/lib/domain/tickets/ticket';

/** An order as the staff API returns it. */
export type DeskOrder = Omit<
  Order,
  'properties' | 'food_note' | 'moves' | 'receipt_code' | 'receipts' | 'on_room_bill' | 'can_be_tipped'
> & {
  language: string;
  food_note: OrderFoodNote | null;
  /** What the guest typed that speaks of an allergy, as typed. */
  allergy_texts: readonly string[];
  guest: { person_uuid: string | null; name: string | null; phone: string | null };
  properties: readonly {
    id: number | string;
    property: { title: Text };
    value: string | null;
    quantity: number | null;
    choice: { title: Text } | null;
  }[];
  version: number;
  moved_at: string;
  moved_by: string | null;
  expected_at: string | null;
  /** When its lines are due; `local`: on the hotel's clock. */
  due_times: readonly { line: number; at: string; local: string; is_whole_day: boolean }[];
  /** From when it waits; null: since it was created. */
  waits_from: string | null;
  /** The banknotes with which the guest pays, as typed; null: not said. */
  pays_with: string | null;
  /** What the guest has paid for each line, with the taxes that were added to it. Rule: money/MY9. */
  line_prices: readonly { id: Id; amount: number }[];
  /** The ids of the lines that their stations have made. */
  ready_lines: readonly Id[];
  /** How often nobody took it up within the hotel's time. */
  escalation: number;
  /** When it expires unless somebody takes it up; null: never. */
  expires_at: string | null;
  moves: readonly { status: string; at: string; by: string | null; by_guest: boolean }[];
  room_proof: RoomProof;
  /** Its numbered documents, in the order of their numbers. */
  receipts: readonly Pick<ReceiptDocument, 'number' | 'kind'>[];
  /** The staff member who took it on the telephone; null: nobody, or the hotel's own system. */
  taken_by: string | null;
  /** What that member noted for the staff; null: nothing. */
  taken_note: string | null;
  /** Whether it was handed to the devices of its room. */
  is_handed_over: boolean;
  /** When its lines were changed and by whom, oldest first. */
  corrections: readonly { at: string; by: string | null }[];
  /** Its tickets on paper, the oldest first. Rule: desk/DE100. */
  tickets: readonly {
    id: string;
    station: string;
    kind: TicketKind;
    state: TicketState;
    copy: CopyReason | null;
    created_at: string;
    printed_at: string | null;
  }[];
};

/** `promise_minutes`: what is proposed for its orders; null: as for the section above it. */
type DeskSection = { id: number; parent_id: number | null; title: Text | null; promise_minutes: number | null };
/** A place that makes what is ordered, such as the bar. */
export type DeskStation = Station & { title: Text };
export type DeskSettings = {
  overdue_minutes: OverdueMinutes;
  /** Minutes within which an order is to be taken up; null: the hotel has set no limit. */
  take_up_within_minutes: number | null;
  /** Texts for chats, in the languages of guests and of the desk. */
  quick_replies: readonly Text[];
  /** How often staff have changed them. */
  quick_replies_version: number;
  quick_replies_source: 'desk' | 'file' | 'product';
  /** The languages of the hotel, the default one first. */
  languages: readonly string[];
  sections: readonly DeskSection[];
  /** Empty: one place makes everything. */
  stations: readonly DeskStation[];
  /** Ids of the sections whose orders one tap ends. */
  one_step_sections: readonly number[];
  /** Empty: the hotel names none. */
  floors: Floors;
  /** Which orders ask for a proof of their room. */
  room_proof: RoomProofPolicy;
  /** Whether the hotel has issued numbered receipts. */
  has_receipts: boolean;
  /** The server's key for notifications of phones; null: there are none. */
  push_key: string | null;
  /** Whether the operator has set up a service that translates. */
  translates: boolean;
  /** How the hotel's own system and mailbox hear of orders. */
  notification_channels: readonly HotelChannel[];
};

export type HotelChannel = 'webhook' | 'mail';

/** A chat as the staff API returns it. Times are ISO 8601. */
export type DeskChat = {
  uuid: string;
  guest: {
    initiator_id: number;
    person_uuid: string;
    name: string;
    room_number: string | null;
    phone: string | null;
    is_hotel_guest: boolean;
  };
  language: string;
  updated_at: string;
  /** Messages that wait for a person and that staff have not read. */
  unread_count: number;
  /** Messages of the hotel that the guest has not read. */
  guest_unread_count: number;
  waiting_since: string | null;
  /** Where it stands for the hotel's people, by the server's clock. */
  state: ChatState;
  /** The name of the staff member who takes care of it; null: nobody in particular. */
  assigned_to: string | null;
  /** When it comes back, or has come back; null: it was not put off. */
  snoozed_until: string | null;
  settled_at: string | null;
  settled_by: string | null;
  /** The names of the staff members who have it open. */
  open_with: readonly string[];
  /** When the guest left the chat, which stays as history; null: it is open. */
  closed_at: string | null;
  last_message: ChatMessage | null;
};
/** A note of staff about a chat. `id` is of the same row of numbers as those of messages. */
export type ChatNote = { id: number; uuid: string | null; name: string; content: string; created_at: string };
/** An announcement as the staff API returns it. Times of the schedule are the hotel's local ones. */
export type DeskAnnouncement = Announcement & AnnouncementSchedule & { id: number };

/** The person who is signed in. `stations`, `sections`: what they are narrowed to; null: not narrowed. Rule: staff/SP3. */
export type SessionPerson = Omit<StaffMember, 'name'>;

export type DeskSession = {
  name: string;
  expires_at: string;
  /** null: the hotel's key has opened it. */
  person: SessionPerson | null;
  /** What it may do. */
  actions: readonly StaffAction[];
  /** The shared device on which it was opened; null: another one. */
  device: { id: string; title: string } | null;
  hotel_has_persons: boolean;
};

/** `status` 0: no response. `changedBy`: who has changed it meanwhile, in the
 * refusal of a move or of a change. `fields`: those that were refused. */
export type DeskResponse<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      status: number;
      changedBy: string | null;
      fields: readonly string[];
      /** What the server says of each of them; missing without an answer. */
      messages?: Readonly<Record<string, readonly string[]>>;
    };

/** Whether a call was refused because the session has ended. Rule: desk/DE24. */
export const isSignedOut = (response: DeskResponse<unknown>): boolean => !response.ok && response.status === 401;

/** The status of a call that the session may not make, or not any more. */
const FORBIDDEN = 403;

const refusals = new EventTarget();

/** Calls back when a call was refused for want of a right. Returns the function that ends it. Rule: staff/SP45. */
export function onForbidden(listener: () => void): () => void {
  refusals.addEventListener('forbidden', listener);
  return () => refusals.removeEventListener('forbidden', listener);
}

export const BASE = '/api/desk/v1';

export const EVENTS_PATH = `${BASE}/events`;

/** A call of the staff API with the session's cookie. `body` makes it a POST. */
export async function callDesk<T>(path: string, body?: unknown): Promise<DeskResponse<T>> {
  const response = await send(path, body);
  return response.ok ? { ok: true, value: response.value.data as T } : response;
}

/** A page of a list, and the cursor of the next one; null: it was the last. */
export type DeskPage<T> = { items: readonly T[]; next: string | null };

/** A page of a list. `cursor` null: the first one; `body` makes it a POST. */
export async function callDeskPage<T>(
  path: string,
  { limit, cursor, body }: { limit: number; cursor: string | null; body?: object },
): Promise<DeskResponse<DeskPage<T>>> {
  const query = `limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`;
  const response = await send(`${path}${path.includes('?') ? '&' : '?'}${query}`, body);
  if (!response.ok) return response;
  return { ok: true, value: { items: response.value.data as readonly T[], next: response.value.next ?? null } };
}

/** A call that must have its effect once, however often it is sent. `key`: the same each time. Rule: staff-api/DK12. */
export async function callDeskOnce<T>(
  path: string,
  { body, key }: { body: object; key: string },
): Promise<DeskResponse<T>> {
  const response = await send(path, body, { 'idempotency-key': key });
  return response.ok ? { ok: true, value: response.value.data as T } : response;
}

async function send(
  path: string,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<DeskResponse<{ data: unknown; next?: string | null }>> {
  try {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const type = { ...(body !== undefined && { 'content-type': 'application/json' }) };
    const headers = { accept: 'application/json', ...type, ...more };
    const response = await fetch(`${BASE}${path}`, { ...sent, headers, cache: 'no-store' });
    const json = await response.json();
    if (response.ok) return { ok: true, value: json };
    if (response.status === FORBIDDEN) refusals.dispatchEvent(new Event('forbidden'));
    const messages = json.data?.data ?? {};
    const fields = Object.keys(messages);
    return { ok: false, status: response.status, changedBy: messages.moved_by?.[0] ?? null, fields, messages };
  } catch {
    // No network, or a response of somebody between us and the server.
    return { ok: false, status: 0, changedBy: null, fields: [] };
  }
}

type MoveBody = { version: number; expected_seconds?: number; keep_expected?: boolean };

/** Moves an order on. `minutes`: until the delivery, when it is accepted. */
export function moveOrder(order: DeskOrder, move: DeskMove, minutes: number): Promise<DeskResponse<DeskOrder>> {
  const body: MoveBody = { version: order.version };
  if (move === 'approve') body.expected_seconds = minutes * 60;
  if (move === 'accept') body.keep_expected = true;
  return callDesk(`/orders/${order.uuid}/${move}`, body);
}

/** Promises an order in work for ten minutes later, in the state that it has. */
export function promiseLater(order: DeskOrder, now: number): Promise<DeskResponse<DeskOrder>> {
  const body: MoveBody = { version: order.version, expected_seconds: longerPromise(order, now) };
  return callDesk(`/orders/${order.uuid}/${order.ostatus_id === 'approved' ? 'approve' : 'accept'}`, body);
}
