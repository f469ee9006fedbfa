import type { FoodNote } from '../allergens/food-note';
import { isEmptyNote } from '../allergens/food-note';
import { type Cart, type CartLine, clampQuantity, emptyCart } from '../cart/cart';
import { type Id, sameId } from '../id';
import { decimalLineTotal } from '../money/price';
import type { Kit } from '../options/kit';
import { type OrderBody, orderBody, orderLine } from '../orders/order-body';

/** What the reception has typed and chosen of an order on the telephone. */
export type OrderDraft = {
  /** Of the order that it becomes, so that sending it again places it once. */
  uuid: string;
  room: string;
  /** The guest's. */
  language: string;
  /** The guest of earlier orders whose order it is; null: somebody else. */
  person: string | null;
  lines: readonly CartLine[];
  payment: Id | null;
  /** The hotel's questions for the whole order, with answers; null: not read, or none. */
  property: Kit | null;
  comment: string;
  food: FoodNote;
  /** For the staff. */
  note: string;
  /** Minutes until the delivery, with which it is taken up at once; null: it waits as a new order. */
  minutes: number | null;
  /** The free time for which all is ordered that is for now; null: now. */
  orderedFor: string | null;
};

export const emptyDraft = (uuid: string, language: string): OrderDraft => ({
  uuid,
  room: '',
  language,
  person: null,
  lines: [],
  payment: null,
  property: null,
  comment: '',
  food: { allergens: [], diets: [] },
  note: '',
  minutes: null,
  orderedFor: null,
});

/** Whether nothing would be lost without a draft. */
export const isEmptyDraft = ({ lines, room, comment, note }: OrderDraft): boolean =>
  lines.length === 0 && `${room}${comment}${note}`.trim() === '';

/** Adds a line, or puts it in the place of the one with its key. */
export const withLine = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] =>
  lines.some(({ key }) => key === line.key)
    ? lines.map((each) => (each.key === line.key ? line : each))
    : [...lines, line];

export const withoutLine = (lines: readonly CartLine[], key: string): readonly CartLine[] =>
  lines.filter((line) => line.key !== key);

/** Changes the quantity of a line within the product's limits. */
export const withStep = (lines: readonly CartLine[], key: string, step: 1 | -1): readonly CartLine[] =>
  lines.map((line) => {
    if (line.key !== key) return line;
    const quantity = clampQuantity(line.product, line.quantity + step);
    return { ...line, quantity, total_price: decimalLineTotal(line.product, quantity) };
  });

/** A draft as the cart that a guest would have. */
export const cartOfDraft = (draft: OrderDraft, hotelId: Id): Cart => ({
  ...emptyCart(hotelId),
  room_number: draft.room,
  payment: draft.payment,
  comment: draft.comment,
  property: draft.property,
  products: draft.lines,
});

/** What `POST /orders` of the staff API gets. Without what a guest's device says of itself. */
type StaffOrderBody = Omit<OrderBody, 'hotel_id' | 'is_temporary'> & {
  taken_note: string | null;
  approve: boolean;
  expected_seconds: number | null;
  refusal_language: string;
};

const SECONDS = 60;

/** The order of a draft. `refusalLanguage`: of the desk. Rule: telephone-orders/TO5. */
export function staffOrderBody(
  draft: OrderDraft,
  { slotHolder, refusalLanguage }: { slotHolder: string | null; refusalLanguage: string },
): StaffOrderBody {
  const {
    hotel_id: _hotel,
    is_temporary: _consent,
    ...body
  } = orderBody({
    ...{ cart: cartOfDraft(draft, 0), uuid: draft.uuid, hotelId: 0, language: draft.language },
    ...{ personUuid: draft.person, isTemporary: true, slotHolder, orderedFor: draft.orderedFor },
    foodNote: isEmptyNote(draft.food) ? null : draft.food,
  });
  return {
    ...body,
    taken_note: draft.note.trim() || null,
    approve: draft.minutes !== null,
    expected_seconds: draft.minutes === null ? null : draft.minutes * SECONDS,
    refusal_language: refusalLanguage,
  };
}

/** What is changed of an order that exists: lines that go, by their ids, and lines that come. */
export type CorrectionDraft = { removed: readonly Id[]; added: readonly CartLine[]; reason: string };

export const EMPTY_CORRECTION: CorrectionDraft = { removed: [], added: [], reason: '' };

/** The lines that a correction sends, of the order as it is now: what somebody else has removed meanwhile is not named. */
export const correctedLines = (
  products: readonly { id: Id }[],
  { removed, added }: Pick<CorrectionDraft, 'removed' | 'added'>,
) => [
  ...products.filter(({ id }) => !removed.some((gone) => sameId(gone, id))).map(({ id }) => ({ line_id: id })),
  ...added.map(orderLine),
];
