import { type Minor, NO_MONEY } from '../money/money';
import { paidAmountOf } from '../money/order-amounts';
import { isStopped } from '../orders/order-status';
import type { MoneyState } from './order-money';

/** The money of an order as the platform returns it, in decimals. */
type PaidMoney = {
  state: MoneyState;
  reserved: number;
  charged: number;
  kept: number;
  to_return: number;
  refunds: readonly { amount: number; reason: string; at: string }[];
};

/** null: nothing was paid online. */
export type PaidOrder = { ostatus_id: string; money: PaidMoney | null };

/** A sentence about money. `at`: when it was given back, ISO; `words`: what staff say of it, '' for nothing. */
type MoneySentence = {
  key:
    | 'money_reserved'
    | 'money_on_accept'
    | 'money_charged'
    | 'money_returning'
    | 'money_returned'
    | 'money_returned_for'
    | 'money_released';
  amount: Minor;
  at: string;
  words: string;
};

const sentence = (key: MoneySentence['key'], about: Partial<MoneySentence> = {}): MoneySentence => ({
  ...{ amount: NO_MONEY, at: '', words: '' },
  ...about,
  key,
});

/** Whether money is on its way back to the guest, also what is reserved for an order that has ended. Rules: money/MY2, desk/DE97. */
export const isOnItsWayBack = ({
  ostatus_id,
  money,
}: {
  ostatus_id: string;
  money: { state: MoneyState } | null;
}): boolean => money?.state === 'returning' || (money?.state === 'reserved' && isStopped(ostatus_id));

/**
 * What a guest reads about the money of an order, in this order; nothing where none was paid online. That the hotel's
 * acceptance charges it is said only of an order that waits for it. Rule: money/MY2.
 */
export function moneySentences({ ostatus_id, money }: PaidOrder): readonly MoneySentence[] {
  // A server of an earlier release does not send it.
  if (!money) return [];
  const { state, reserved, charged, to_return } = money;
  if (state === 'reserved') {
    if (isOnItsWayBack({ ostatus_id, money })) return [sentence('money_returning', { amount: paidAmountOf(reserved) })];
    const first = sentence('money_reserved', { amount: paidAmountOf(reserved) });
    return ostatus_id === 'draft' ? [first, sentence('money_on_accept')] : [first];
  }
  if (state === 'charged') return [sentence('money_charged', { amount: paidAmountOf(charged) })];
  if (state === 'released') return [sentence('money_released')];
  const returned = money.refunds.map(({ amount, reason, at }) => {
    const words = reason.trim();
    return sentence(words === '' ? 'money_returned' : 'money_returned_for', {
      amount: paidAmountOf(amount),
      at,
      words,
    });
  });
  return state === 'returned'
    ? returned
    : [...returned, sentence('money_returning', { amount: paidAmountOf(to_return) })];
}

/** Whether an order that its payment calls paid is so: what was charged, or a part of it, stays charged. Rule: money/MY2. */
export const isCharged = ({ state, kept }: Pick<PaidMoney, 'state' | 'kept'>): boolean =>
  state === 'charged' || (state === 'returned' && kept > 0);
