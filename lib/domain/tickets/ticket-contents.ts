import type { OrderFoodNote } from '../allergens/kitchen-note';
import { hotelNow } from '../booking/hotel-time';
import { stationOfLine } from '../desk/stations';
import { bcp47 } from '../i18n/language';
import { type Text, textIn } from '../i18n/text';
import type { Id } from '../id';
import { formatAmount, type Minor, type Money } from '../money/money';
import { propertiesInWords } from '../orders/order-lines';
import type { RoomProof } from '../rooms/room-proof';
import type { PrintTime } from './printer';
import type { TicketContent, TicketLine, TicketPayment, TicketText, TicketTime } from './ticket';

type Answer = {
  property: { title: Text };
  value: string | null;
  quantity: number | null;
  choice: { title: Text } | null;
};

type OrderedLine = {
  id: Id;
  product: { title: Text };
  quantity: number;
  properties: readonly Answer[];
  repeat: { section_id: Id } | null;
};

/** `line`: its place in the order, from 0. `local`: on the hotel's clock. */
type DueTime = { line: number; local: string; is_whole_day: boolean };

/** What of an order goes onto its tickets. Times are ISO. */
export type TicketOrder = {
  num: number;
  status: string;
  language: string;
  created_at: string;
  /** From when it waits for staff, if everything in it was ordered for later. */
  waits_from: string | null;
  /** The time that is promised now, and the one that was promised first. */
  expected_at: string | null;
  promised_at: string | null;
  /** The time that the guest read before ordering. */
  quoted_at: string | null;
  number_room: string | null;
  room_proof: RoomProof;
  sum: Minor;
  products: readonly OrderedLine[];
  properties: readonly Answer[];
  comment: string | null;
  food_note: OrderFoodNote | null;
  allergy_texts: readonly string[];
  due_times: readonly DueTime[];
  payment_title: Text | null;
  charges_room: boolean;
  pays_with: string | null;
  /** How it stands where it is paid online; null: it is not. */
  online: 'open' | 'reserved' | 'paid' | null;
  /** When it was first paid or reserved online; null: it was not. */
  paid_at: string | null;
  /** Since when staff have had it in preparation; null: they have not taken it up. */
  taken_up_at: string | null;
  /** Ids of lines that the hotel has taken off the price, because it does not make them. */
  given_back: readonly Id[];
};

/**
 * A station of a hotel as tickets need it. `printer` null: it has only the desk. `printer_since`: when that printer was first seen,
 * ISO; null: it never was.
 */
export type TicketStation = {
  id: string;
  title: Text;
  sections: readonly number[];
  printer: string | null;
  printer_since: string | null;
};

/** What of a hotel decides about its tickets. `language`: of the kitchen, the hotel's first one. */
export type TicketPlan = {
  stations: readonly TicketStation[];
  sections: readonly { id: number; parent_id: number | null }[];
  print_when: PrintTime;
  language: string;
  timezone: string | null;
  money: Money;
};

/** The ticket of a station. */
type StationTicket = { station: string; content: TicketContent };

/** The station of a line by the plan: of the nearest section above it that has one, else the first one. Rule: tickets/TK2. */
export const ticketStation = (line: OrderedLine, plan: TicketPlan): string | null =>
  stationOfLine(line, plan) ?? plan.stations[0]?.id ?? null;

/**
 * The tickets of an order as it is now, one for each station that has a printer and something to make. What was given back is not
 * made. `stationOf`: where a line is made, by default where the plan says. Rules: tickets/TK2, tickets/TK4.
 */
export function ticketContents(
  order: TicketOrder,
  plan: TicketPlan,
  stationOf: (line: OrderedLine) => string | null = (line) => ticketStation(line, plan),
): readonly StationTicket[] {
  const givenBack = new Set(order.given_back.map(String));
  const made = order.products
    .map((line, place) => ({ line, place }))
    .filter(({ line }) => !givenBack.has(String(line.id)));
  return plan.stations
    .filter(({ printer }) => printer !== null)
    .flatMap((station) => {
      const own = made.filter(({ line }) => stationOf(line) === station.id);
      if (own.length === 0) return [];
      const lines = own.map(({ line, place }) => ticketLine(order, plan, { line, place }));
      return [{ station: station.id, content: ticketContent(order, plan, { title: station.title, lines }) }];
    });
}

/** A ticket of an order with these lines. `title`: of the station. */
export const ticketContent = (
  order: TicketOrder,
  plan: TicketPlan,
  { title, lines }: { title: Text; lines: readonly TicketLine[] },
): TicketContent => ({
  kind: 'order',
  language: plan.language,
  guest_language: order.language,
  station: textIn(title, plan.language),
  num: String(order.num),
  ordered_at: onHotelClock(order.created_at, plan),
  due: dueOf(order, plan),
  room: order.number_room,
  room_proof: order.room_proof,
  lines,
  allergies: [...(order.food_note?.kitchen ?? []), ...order.allergy_texts],
  comment: order.comment,
  answers: answersInWords(order.properties, order, plan),
  payment: paymentOf(order, plan),
  correction: null,
});

/** A ticket that only proves that a printer prints. `ordered_at`: ISO. Rule: tickets/TK14. */
export const testContent = (
  title: Text,
  now: string,
  plan: Pick<TicketPlan, 'language' | 'timezone'>,
): TicketContent => ({
  kind: 'test',
  language: plan.language,
  guest_language: plan.language,
  station: textIn(title, plan.language),
  num: '',
  ordered_at: onHotelClock(now, plan),
  due: null,
  room: null,
  room_proof: 'none',
  lines: [],
  allergies: [],
  comment: null,
  answers: [],
  payment: null,
  correction: null,
});

export function onHotelClock(iso: string, { timezone }: Pick<TicketPlan, 'timezone'>): string {
  const { date, time } = hotelNow(timezone, new Date(iso));
  return `${date}T${time}`;
}

/** The promised time, else the quoted one, else the first that the guest ordered all of it for. */
function dueOf(order: TicketOrder, plan: TicketPlan): TicketTime | null {
  const { expected_at, quoted_at, waits_from, due_times } = order;
  if (expected_at !== null) return { at: onHotelClock(expected_at, plan), is_whole_day: false, by: 'promised' };
  if (quoted_at !== null) return { at: onHotelClock(quoted_at, plan), is_whole_day: false, by: 'quoted' };
  return waits_from === null ? null : earliest(due_times);
}

function earliest(times: readonly DueTime[]): TicketTime | null {
  const [first] = [...times].sort((one, other) => one.local.localeCompare(other.local));
  return first === undefined ? null : { at: first.local, is_whole_day: first.is_whole_day, by: 'ordered' };
}

function ticketLine(
  order: TicketOrder,
  plan: TicketPlan,
  { line, place }: { line: OrderedLine; place: number },
): TicketLine {
  const noted = order.food_note?.lines.find(({ line_id }) => String(line_id) === String(line.id));
  return {
    id: String(line.id),
    quantity: line.quantity,
    title: inBoth((language) => textIn(line.product.title, language), order, plan),
    options: answersInWords(line.properties, order, plan),
    allergies: noted?.kitchen ?? [],
    due: earliest(order.due_times.filter((time) => time.line === place)),
  };
}

/** One text for each option, with all that was chosen of it. */
function answersInWords(answers: readonly Answer[], order: TicketOrder, plan: TicketPlan): readonly TicketText[] {
  const groups: Answer[][] = [];
  for (const answer of answers) {
    const last = groups.at(-1);
    const titled = (each: Answer | undefined) => textIn(each?.property.title, plan.language);
    if (last !== undefined && titled(last[0]) === titled(answer)) last.push(answer);
    else groups.push([answer]);
  }
  return groups
    .map((group) => inBoth((language) => propertiesInWords(group, { language, locale: bcp47(language) }), order, plan))
    .filter(({ kitchen }) => kitchen !== '');
}

/** A text for the kitchen, with the guest's words where they differ. Rule: tickets/TK4. */
function inBoth(make: (language: string) => string, order: TicketOrder, plan: TicketPlan): TicketText {
  const kitchen = make(plan.language);
  const guest = order.language === plan.language ? kitchen : make(order.language);
  return { kitchen, guest: guest === kitchen ? null : guest };
}

function paymentOf(order: TicketOrder, plan: TicketPlan): TicketPayment | null {
  const { payment_title: title, sum, pays_with } = order;
  if (title === null || sum <= 0) return null;
  return {
    state: order.charges_room ? 'room' : (order.online ?? 'collect'),
    title: inBoth((language) => textIn(title, language), order, plan),
    sum: formatAmount(sum, plan.money, plan.language),
    pays_with,
  };
}
