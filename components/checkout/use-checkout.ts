'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { NO_REFUSAL, type RefusedDraft, refusedOrder, type ShownDraft } from '@/components/ordering/refused-order';
import { useOrderSending } from '@/components/ordering/use-order-sending';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
import type { HotelView } from '@/lib/contract/views';
import { NO_PROBLEMS, type SendVerdict, sendVerdict } from '@/lib/domain/checkout/checkout';
import { clearFieldError, refusalOf } from '@/lib/domain/checkout/order-errors';
import type { Kit } from '@/lib/domain/options/kit';
import type { Checkout, OrderDraft, OrderForm } from './checkout';
import { isSummaryRefused, needsDetails } from './summary/last-order';
import { confirmSending } from './summary/room-question';
import { useOrderForm } from './use-order-form';

/**
 * The checkout of a draft. `isBlocked`: the order cannot be sent in its present state. `onRefused` is called when the
 * catalogue must be read again (refusals/RF10). A failed send opens the guest details and keeps all input
 * (checkout/CO10, refusals/RF12).
 */
export function useCheckout(
  draft: OrderDraft,
  options: {
    isBlocked: (order: OrderForm) => boolean;
    onRefused: () => void;
    /** The product's options, in a fast order, where they are on the same screen. */
    ownKit?: Kit | null;
    /** Called before sending; resolves to whether a new order may be sent. */
    gate?: () => Promise<boolean>;
  },
): Checkout {
  const { language, limit_room } = useHotel();
  const t = useTranslations();
  const formId = useId();
  const order = useOrderForm(draft);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(NO_REFUSAL);
  const [failures, setFailures] = useState(0);
  const [details, setDetails] = useKeptState<boolean | null>('checkout-details', () => null);

  const fail = () => {
    setDetails(true);
    setFailures((count) => count + 1);
  };
  const sending = useOrderSending({
    buildRequest: order.buildRequest,
    isRequest: draft.popup?.isRequest === true,
    onFailed: (outcome) => {
      if (outcome.kind === 'refused') {
        const ownOptions = options.ownKit !== undefined;
        const now = refusedOrder(outcome, { popup: draft.popup, lines: draft.latest().products, ownOptions });
        if (now === null) return;
        setRefused(now);
        if (now.errors.fields.room_proof !== undefined || outcome.fields.room_proof !== undefined) order.askForProof();
        if (isSummaryRefused(now.errors, order.kit)) order.summary.open();
        options.onRefused();
        // The hotel's payments and options may have changed.
        order.loading.retry();
      }
      fail();
    },
  });
  const changeDetails = () => {
    order.summary.open(true);
    setDetails(true);
  };
  const { verdict, isWaiting, wait } = useWaitingSend(order, () => send());
  const send = () => {
    setRefused(NO_REFUSAL);
    if (sending.pending !== null) return sending.deliver();
    setTried(true);
    if (options.isBlocked(order) || verdict === 'refuse') return fail();
    if (verdict === 'wait') return wait();
    const asked = { ...roomToAsk(order, limit_room), fieldId: `${formId}-room`, t, onCorrect: () => setDetails(true) };
    void confirmSending(options.gate, asked).then((isAllowed) => {
      if (!isAllowed) return;
      order.agreement.remember();
      sending.deliver();
    });
  };
  return {
    ...order,
    ...sending,
    isWaiting,
    formId,
    missing: order.problems,
    problems: tried ? order.problems : NO_PROBLEMS,
    errors: shownErrors(refused, { lines: draft.cart.products, order, ownKit: options.ownKit ?? null, language }),
    refusalOf: (line) => (refused.isOf(line) ? refusalOf(refused.errors, line) : null),
    failures,
    tried,
    lines: draft.cart.products,
    hasFood: draft.cart.products.some(({ product }) => product.is_food),
    detailsOpen: details ?? needsDetails(order),
    openDetails: setDetails,
    changeDetails,
    clearFieldError: (field) =>
      setRefused((current) => ({ ...current, errors: clearFieldError(current.errors, field) })),
    send,
  };
}

/** The refused order's errors beside what the draft has now. `lines`: all of the draft's lines. */
const shownErrors = (refused: RefusedDraft, draft: Omit<ShownDraft, 'errors'>) =>
  refused.visible({ ...draft, errors: refused.errors, lines: draft.lines.filter(refused.isOf) });

const roomToAsk = ({ shown, values }: OrderForm, known: HotelView['limit_room']) => ({
  room: shown.room ? values.room_number : null,
  known,
});

/**
 * What a tap on the order button does now. `wait` keeps the tap while the code of the fields and the hotel's payments and
 * options are on their way, and calls `send` when that has ended, for good or ill. A closed checkout forgets it. Rule:
 * checkout/CO12.
 */
function useWaitingSend(
  { problems, payments, proven, loading: { hasFailed } }: OrderForm,
  send: () => void,
): { verdict: SendVerdict; isWaiting: boolean; wait: () => void } {
  const [isWaiting, setIsWaiting] = useState(false);
  const verdict = sendVerdict(problems, {
    options: !hasFailed.kit && !hasFailed.fields,
    payments: payments === undefined && !hasFailed.payments,
    proof: proven.room === undefined && !proven.hasFailed,
  });
  const sendNow = useEffectEvent(() => {
    setIsWaiting(false);
    send();
  });
  useEffect(() => {
    if (isWaiting && verdict !== 'wait') sendNow();
  }, [isWaiting, verdict]);
  return { verdict, isWaiting, wait: () => setIsWaiting(true) };
}
