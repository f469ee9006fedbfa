import { isBlank } from '../i18n/typed-text';
import { type Id, sameId } from '../id';
import { isAnswered } from '../options/answered';
import { isBanknotes } from '../options/clean-kit';
import type { Kit, Option } from '../options/kit';
import { isOptionShown, type PaymentContext } from '../options/options';
import { type CheckoutFields, isPaidElsewhere } from './checkout';
import { isRoomProven } from './proven-room';

// The summary: from a guest's second order on, the checkout shows room, name and payment as text instead of fields.
// Rules: checkout/CO14, checkout/CO17, checkout/CO18.

type OfferedPayment = { id: Id; ptype_id: string | null };

/**
 * Returns the payment of the last accepted order if it can be used for this one; null: it is not offered now, or takes
 * the guest to another page, which is chosen by a tap each time. `last`: the stored id; '' for none.
 */
export const rememberedPayment = <P extends OfferedPayment>(last: string, payments: readonly P[]): P | null =>
  payments.find((payment) => sameId(payment.id, last) && !isPaidElsewhere(payment)) ?? null;

/** The payments in the hotel's order, except that the guest's last choice is the first. Rule: checkout/CO17. */
export const lastChoiceFirst = <P extends OfferedPayment>(payments: readonly P[], last: string): readonly P[] => {
  const isLast = ({ id }: P) => sameId(id, last);
  return [...payments.filter(isLast), ...payments.filter((each) => !isLast(each))];
};

const isName = (option: Option): boolean => option.pcode_id === 'name';

/** The order-level options that stand beside the summary: all but the name. */
export const withoutName = (kit: Kit): Kit => ({
  ...kit,
  properties: kit.properties.filter((option) => !isName(option)),
});

/** Returns the kit with the options of a part of it, as they are answered there. */
export const withAnswered = (kit: Kit, part: Kit): Kit => ({
  ...kit,
  properties: kit.properties.map((option) => part.properties.find(({ id }) => sameId(id, option.id)) ?? option),
});

/** Whether an error of the platform is about the room, its proof, the name or the payment. `field`: as in its refusal. */
export const isInSummary = (field: string, kit: Kit | null): boolean =>
  field === 'payment' ||
  field === 'room_number' ||
  field === 'room_proof' ||
  (kit?.properties.some((option) => isName(option) && sameId(option.id, field)) ?? false);

/** The name among the answers; '' for none. */
export function nameInKit(kit: Kit | null): string {
  const value = kit?.properties.find((option) => isName(option) && isAnswered(option))?.value;
  return typeof value === 'string' ? value.trim() : '';
}

/** Answers the question for the name, unless it has an answer. `name`: the guest's; '' for none. */
export const withKnownName = (kit: Kit, name: string): Kit =>
  isBlank(name)
    ? kit
    : {
        ...kit,
        properties: kit.properties.map((option) =>
          isName(option) && !option.is_read_only && !isAnswered(option) ? { ...option, value: name.trim() } : option,
        ),
      };

const isUnanswered = (option: Option): boolean => option.is_required && !isAnswered(option);

/**
 * Whether the summary can replace the form: room and payment where they are asked, the name where it is required,
 * and no required banknotes, which no device keeps. If neither room nor payment is asked, there is no summary, nor if
 * the digits of the stay are to be typed (rooms/RM2). `kit`: the order-level options.
 */
export function isSummaryComplete(order: {
  shown: CheckoutFields;
  room: string;
  kit: Kit | null;
  payment: PaymentContext;
  provenRoom: string | null | undefined;
}): boolean {
  const { shown, room, kit, payment, provenRoom } = order;
  if (!shown.payment && !shown.room) return false;
  if (shown.payment && payment.paymentId === null) return false;
  if (shown.room && isBlank(room)) return false;
  if (shown.proof && !isRoomProven({ provenRoom, room_number: room })) return false;
  return !(kit?.properties ?? []).some(
    (option) => (isName(option) || (isBanknotes(option) && isOptionShown(option, payment))) && isUnanswered(option),
  );
}
