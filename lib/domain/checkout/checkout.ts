import type { CartLine } from '../cart/cart';
import { isUnder } from '../cart/under-section';
import type { Minor } from '../money/money';
import { type Id, type Kit, sameId } from '../options/kit';
import { type AnswerContext, invalidOptions } from '../options/options';
import { needsRoomNumber, type RoomRules } from './room-number';

/**
 * What the checkout asks of a guest, and what is still missing. Rules: checkout/CO1, checkout/CO5, consent/CN5.
 * Everything else is for the platform to check; its answers come back as field errors.
 */

/** The longest texts that the platform takes. */
export const MAX_COMMENT_LENGTH = 2000;
export const MAX_ROOM_NUMBER_LENGTH = 50;

type CheckoutRules = RoomRules & { is_payment_property: boolean; is_comment_property: boolean };

/** Which fields are shown. A field that asks for a payment or a room is required. */
export type CheckoutFields = { payment: boolean; room: boolean; comment: boolean };

/**
 * `payments`: how many ways to pay there are; `hiddenPaymentUnder`: the variation, parent
 * sections under which nothing is paid here. Rule: fast-order/FO6.
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
});

/** The guest's answers beside the options. */
export type CheckoutAnswers = { payment: Id | null; room_number: string; comment: string; consent: boolean };

/** `unread`: nobody knows yet what else the hotel asks. */
export type CheckoutProblems = { payment: boolean; room: boolean; consent: boolean; options: Id[]; unread: boolean };

/** What is missing. `kit`: the order-level options; `isKitKnown`: they could be read. Rule: checkout/CO13. */
export const checkoutProblems = (from: {
  shown: CheckoutFields;
  answers: CheckoutAnswers;
  kit: Kit | null;
  isKitKnown: boolean;
  payment: AnswerContext;
}): CheckoutProblems => ({
  payment: from.shown.payment && from.answers.payment === null,
  room: from.shown.room && from.answers.room_number.trim() === '',
  consent: !from.answers.consent,
  options: invalidOptions(from.kit, from.payment),
  unread: !from.isKitKnown,
});

export const NO_PROBLEMS: CheckoutProblems = {
  payment: false,
  room: false,
  consent: false,
  options: [],
  unread: false,
};

export const hasProblems = (problems: CheckoutProblems): boolean =>
  problems.payment || problems.room || problems.consent || problems.unread || problems.options.length > 0;

/** Whether the guest details hold something that must be filled in: they are open then. */
export const needsGuestDetails = (shown: CheckoutFields, kit: Kit | null): boolean =>
  shown.room || (kit?.properties.some((option) => option.is_required) ?? false);

/**
 * The payment that a checkout opens with: none, or the hotel's fixed one (variation `fixedPayment`) while it is on
 * offer.
 */
export const initialPayment = (fixedPayment: Id | null, payments: readonly { id: Id }[]): Id | null =>
  payments.find(({ id }) => sameId(id, fixedPayment))?.id ?? null;
