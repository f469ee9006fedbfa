import type { CartLine } from '../cart/cart';
import { isUnder } from '../cart/under-section';
import { isBlank } from '../i18n/typed-text';
import { type Id, sameId } from '../id';
import type { Minor } from '../money/money';
import type { Kit } from '../options/kit';
import { type AnswerContext, invalidOptions } from '../options/options';
import type { TipChoice, TipOffer } from '../tips/tip';
import { isProofMissing, type ProofAnswers } from './proven-room';
import { needsRoomNumber, type RoomRules } from './room-number';

/**
 * The checkout's fields, and which of them the guest still has to fill in. Rules: checkout/CO1, checkout/CO5,
 * consent/CN5. Everything else is validated by the platform, which responds with field errors.
 */

/** Maximum lengths that the platform accepts, in characters. */
export const MAX_COMMENT_LENGTH = 2000;
export const MAX_ROOM_NUMBER_LENGTH = 50;

type CheckoutRules = RoomRules & {
  is_payment_property: boolean;
  is_comment_property: boolean;
  tips?: TipOffer | null;
};

/**
 * Which fields are displayed. Payment, room and the proof of the room are required if they are displayed; `tip` never is.
 */
export type CheckoutFields = { payment: boolean; room: boolean; comment: boolean; proof: boolean; tip: boolean };

/**
 * `payments`: number of payment methods. `hiddenPaymentUnder`: the variation with the parent sections whose products
 * are not paid in this checkout. Which of them the proof of a room adds: `fieldsWithPayment`. Rule: fast-order/FO6.
 */
export const checkoutFields = (
  hotel: CheckoutRules,
  order: { lines: readonly CartLine[]; total: Minor; payments: number; hiddenPaymentUnder?: readonly Id[] },
): CheckoutFields => ({
  payment:
    hotel.is_payment_property &&
    order.total > 0 &&
    order.payments > 0 &&
    !order.lines.some((line) => isUnder(line, order.hiddenPaymentUnder ?? [])),
  room: needsRoomNumber(hotel, order.lines),
  comment: hotel.is_comment_property,
  proof: false,
  tip: Boolean(hotel.tips) && order.total > 0,
});

/** The guest's answers except those to options. */
export type CheckoutAnswers = ProofAnswers & {
  payment: Id | null;
  comment: string;
  consent: boolean;
  /** Whether the guest's own list of allergies goes with the order. */
  tellsKitchen?: boolean;
  /** null: what was typed is no tip (tips/TP3). */
  tip?: Minor | null;
  tipChoice?: TipChoice;
  /** The free time that was offered for what is ordered for now (pace/PA4); null: now. */
  orderedFor?: string | null;
};

/** `unread`: the order-level options could not be fetched, so it is unknown whether some are required. */
export type CheckoutProblems = {
  payment: boolean;
  room: boolean;
  /** Neither this device nor the digits of the stay prove the room. */
  proof: boolean;
  /** What was typed is no tip for this order. */
  tip: boolean;
  consent: boolean;
  options: Id[];
  unread: boolean;
};

/**
 * Returns which answers are missing. `kit`: the order-level options. `isKitKnown`: they could be fetched. Rules:
 * checkout/CO13, rooms/RM2.
 */
export const checkoutProblems = (input: {
  shown: CheckoutFields;
  answers: CheckoutAnswers;
  kit: Kit | null;
  isKitKnown: boolean;
  payment: AnswerContext;
}): CheckoutProblems => ({
  payment: input.shown.payment && input.answers.payment === null,
  room: input.shown.room && isBlank(input.answers.room_number),
  proof: isProofMissing(input.shown, input.answers),
  tip: input.shown.tip && input.answers.tip === null,
  consent: !input.answers.consent,
  options: invalidOptions(input.kit, input.payment),
  unread: !input.isKitKnown,
});

export const NO_PROBLEMS: CheckoutProblems = {
  payment: false,
  room: false,
  proof: false,
  tip: false,
  consent: false,
  options: [],
  unread: false,
};

export const hasProblems = (problems: CheckoutProblems): boolean =>
  problems.payment ||
  problems.room ||
  problems.proof ||
  problems.tip ||
  problems.consent ||
  problems.unread ||
  problems.options.length > 0;

/**
 * Returns what an order still needs in the order of the form, without the consent: the payment, the room number, its
 * proof, an option's id, or the tip. `own`: the options of the product, in a fast order. Rule: fast-order/FO12.
 */
export const missingAnswers = (
  problems: CheckoutProblems,
  own: readonly Id[],
): readonly (Id | 'payment' | 'room' | 'proof' | 'tip')[] => [
  ...own,
  ...(problems.payment ? ['payment' as const] : []),
  ...(problems.room ? ['room' as const] : []),
  ...(problems.proof ? ['proof' as const] : []),
  ...problems.options,
  ...(problems.tip ? ['tip' as const] : []),
];

/** Whether the guest details contain a required field; they are expanded then. */
export const needsGuestDetails = (shown: CheckoutFields, kit: Kit | null): boolean =>
  shown.room || (kit?.properties.some((option) => option.is_required) ?? false);

/**
 * Returns the payment that is preselected: the hotel's fixed one (variation `fixedPayment`) if it is offered, else
 * null.
 */
export const initialPayment = (
  fixedPayment: Id | null,
  payments: readonly { id: Id; ptype_id: string | null }[],
): Id | null => payments.find((payment) => sameId(payment.id, fixedPayment) && !isPaidElsewhere(payment))?.id ?? null;

/** Whether a payment takes the guest to another page. Such a one is never preselected. Rule: checkout/CO11. */
export const isPaidElsewhere = ({ ptype_id }: { ptype_id: string | null }): boolean => ptype_id === 'online';

/** What a tap on the order button does: everything may be sent, or what is missing is on its way, or it is up to the guest. */
export type SendVerdict = 'send' | 'wait' | 'refuse';

/**
 * Decides what a tap on the order button does. `reading`: what is still being read, so that nobody can answer it yet:
 * `options` if the order-level options are unknown but not failed, `payments` and the `proof` of the room likewise. Rule:
 * checkout/CO12.
 */
export function sendVerdict(
  problems: CheckoutProblems,
  reading: { options: boolean; payments: boolean; proof: boolean },
): SendVerdict {
  if (!hasProblems(problems)) return 'send';
  const answerable = {
    ...problems,
    unread: problems.unread && !reading.options,
    payment: problems.payment && !reading.payments,
    proof: problems.proof && !reading.proof,
  };
  return hasProblems(answerable) ? 'refuse' : 'wait';
}
