'use client';

import { useId, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { loadSendOrder } from '@/components/ordering/load-send-order';
import { NO_REFUSAL, type RefusedDraft, type ShownDraft } from '@/components/ordering/no-refusal';
import { type OrderSending, useOrderSending } from '@/components/ordering/use-order-sending';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
import type { HotelView } from '@/lib/contract/views';
import type { CartLine } from '@/lib/domain/cart/cart';
import { type CheckoutProblems, NO_PROBLEMS } from '@/lib/domain/checkout/checkout';
import { clearFieldError, type OrderErrors, refusalOf } from '@/lib/domain/checkout/order-errors';
import type { Kit } from '@/lib/domain/options/kit';
import type { CheckoutForm } from './checkout-values';
import { type OrderDraft, type OrderForm, useOrderForm } from './use-order-form';
import { useWaitingSend } from './use-waiting-send';

export type Checkout = OrderForm &
  OrderSending & {
    /** The form's id, and the prefix of its fields' ids. Unique, because a fast order can be open above the cart. */
    formId: string;
    errors: OrderErrors;
    /** The platform's messages about a line, until the line is changed; null: it was not refused. */
    refusalOf: (line: CartLine) => readonly string[] | null;
    /** What the order needs, whether it is marked or not. */
    missing: CheckoutProblems;
    /** The number of failed sends. An increase moves the focus to the first error. */
    failures: number;
    /** Whether the guest has tried to send; from then on missing fields are marked. */
    tried: boolean;
    /** Whether an order is sent as soon as it is known what the hotel asks. */
    isWaiting: boolean;
    /** What is to be ordered. */
    lines: readonly CartLine[];
    /** Whether something of the order is eaten or drunk. */
    hasFood: boolean;
    detailsOpen: boolean;
    openDetails: (open: boolean) => void;
    /** Opens the fields of room, name and payment. */
    changeDetails: () => void;
    /** Called when the guest changes a field that the platform refused. */
    clearFieldError: (field: string) => void;
    send: () => void;
  };

/** A checkout whose fields can be shown. */
export type CheckoutWithForm = Checkout & { form: CheckoutForm };

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
    onFailed: async (outcome) => {
      if (outcome.kind === 'refused') {
        // Loaded already, because it comes with the code that sent the order.
        const { refusedOrder } = await loadSendOrder();
        const ownOptions = options.ownKit !== undefined;
        const now = refusedOrder(outcome, { popup: draft.popup, lines: draft.latest().products, ownOptions });
        if (now === null) return;
        setRefused(now);
        if (order.parts?.isSummaryRefused(now.errors, order.kit)) order.summary.open();
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
    void order.parts?.mayBeSent(options.gate, asked).then((isAllowed) => {
      if (isAllowed) sending.deliver();
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
    detailsOpen: details ?? order.parts?.needsDetails(order) ?? false,
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
