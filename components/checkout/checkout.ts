import type { ComponentType, ReactNode } from 'react';
import type { BuildRequest } from '@/components/ordering/send-order';
import type { OrderSending } from '@/components/ordering/use-order-sending';
import type { Payment } from '@/lib/contract/hotel';
import type { OrderPopup } from '@/lib/device/pending-order';
import type { Cart, CartLine } from '@/lib/domain/cart/cart';
import type { CartTotals } from '@/lib/domain/cart/cart-totals';
import type { CheckoutFields, CheckoutProblems } from '@/lib/domain/checkout/checkout';
import type { VisibleConsent } from '@/lib/domain/checkout/consent';
import type { OrderErrors } from '@/lib/domain/checkout/order-errors';
import type { Minor } from '@/lib/domain/money/money';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import type { CheckoutForm, CheckoutValues } from './checkout-values';
import type { CheckoutDataState } from './use-checkout-data';
import type { Agreement } from './use-given-consent';

/** An order in preparation and how it is stored: the saved cart, or the one product of a fast order. */
export type OrderDraft = {
  cart: Cart;
  /** Returns the stored cart: another tab may just have sent it. The order sender rereads the storage before. */
  latest: () => Cart;
  /** The popup of a fast order; null for the cart. */
  popup: OrderPopup | null;
  /** Stores the answers to the order-level options. */
  keep: (property: Kit) => void;
  /** Called with the selected payment, in a draft whose product options are on the same screen. */
  onPayment?: (payment: PaymentContext) => void;
};

/** Whether payments, options or the code of the fields have failed to load, or are on their way. */
export type CheckoutLoading = CheckoutDataState & { hasFailed: { fields: boolean } };

/** Room, name and payment of the guest's last order, in place of their fields. Rule: checkout/CO18. */
export type CheckoutSummary = {
  /** `loading`: the summary can be shown only when payments and options are loaded, and the proof of the room where needed. */
  state: 'loading' | 'summary' | 'form';
  /** Whether the guest has opened the form. */
  isChanging: boolean;
  /** Shows the form instead of the summary, filled in with its values. */
  open: (byGuest?: boolean) => void;
};

/**
 * What this device has proven of the guest's room (rooms/RM4). `room` null: none; undefined: not known. `hasFailed`: it could not
 * be read, so that it is left to the platform.
 */
export type ProvenRoom = { room: string | null | undefined; hasFailed: boolean };

/** What the guest has given for an order, what it is asked for, and what it costs. */
export type OrderForm = {
  /** Shows the fields; undefined: its code is on its way. */
  Fields: ComponentType<{ checkout: CheckoutWithForm; children?: ReactNode }> | undefined;
  /** The consent, with the fields' code; undefined: it is on its way. */
  Consent: ComponentType<{ checkout: CheckoutWithForm }> | undefined;
  /** null: its code is on its way. Nothing is sent until it is here. */
  form: CheckoutForm | null;
  values: CheckoutValues;
  totals: CartTotals;
  /** The guest's tip; null: what was typed is none. */
  tip: Minor | null;
  /** The total with the tip. */
  toPay: Minor;
  /** undefined: not read yet. */
  payments: readonly Payment[] | undefined;
  payment: PaymentContext;
  choosePayment: (id: string) => void;
  /** The order-level options with the guest's answers; null: none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  /** The hotel knows the room and does not allow changes here. */
  isRoomLocked: boolean;
  proven: ProvenRoom;
  setProven: (proven: ProvenRoom) => void;
  /** Shows the proof of the room from now on: the platform has asked for it. */
  askForProof: () => void;
  /** Fills in what the hotel knows of the guest; null: unchanged. */
  prefill: (known: { kit: Kit | null; room: string | null }) => void;
  shown: CheckoutFields;
  consent: VisibleConsent;
  /** The consent that the device remembers. */
  agreement: Agreement;
  /** Room, name and payment of the last order, in place of their fields. */
  summary: CheckoutSummary;
  problems: CheckoutProblems;
  /** The state of loading payments and options. */
  loading: CheckoutLoading;
  buildRequest: BuildRequest;
};

/** What cart, fast order and the fields show of a checkout, and what they can do with it. */
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
