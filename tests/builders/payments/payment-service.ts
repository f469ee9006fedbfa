import { addUp, type Minor, NO_MONEY } from '@/lib/domain/money/money';
import { type Books, heldOf, keptOf, NO_BOOKS } from '@/lib/domain/payments/ledger';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import { paymentError } from '@/lib/platform/payments/payment-error';
import type {
  Payable,
  PaymentProvider,
  PaymentReport,
  ProviderBooks,
  ProviderPayment,
} from '@/lib/platform/payments/payment-provider';
import type { PaymentServices } from '@/lib/platform/payments/payment-providers';

/**
 * How a call goes wrong: before or after its effect the answer is lost, or never comes, as when the process that waits for it
 * is killed; 'stale': the answer has older books.
 */
export type Fault = 'lost-before' | 'lost-after' | 'hangs-before' | 'hangs-after' | 'stale';
type Call = 'begin' | 'capture' | 'release' | 'refund' | 'result';

/** A payment as the service knows it. */
type Account = {
  order: Payable;
  capture: CaptureTime;
  books: Books;
  earlier: { books: Books; isOpen: boolean }[];
  isOpen: boolean;
  hasFailed: boolean;
  intent: string | null;
  heldUntil: string | null;
};

/** An effect that a call has had. */
type Effect = { call: Call; reference: string; key: string; amount: Minor };

/** A payment service in memory, for all hotels that it serves. */
export type PaymentService = {
  services: PaymentServices;
  /** What was begun, in order. */
  begun(): readonly Payable[];
  effects: readonly Effect[];
  /** How often each call came, whatever became of it. */
  calls: readonly Call[];
  /** The references of an order's payments, the oldest first. */
  references(orderUuid: string): readonly string[];
  books(reference: string): Books;
  isOpen(reference: string): boolean;
  /** The guest pays; nothing where the page has ended. `amount`: as the service knows it, if otherwise than the order. */
  pay(reference: string, options?: { heldUntil?: string | null; amount?: Minor }): void;
  /** The guest's card is refused. */
  fail(reference: string): void;
  /** The page ends by itself. */
  endPage(reference: string): void;
  /** The reservation ends by itself. */
  endHold(reference: string): void;
  /** Until when the money is reserved, as the service says it from now on; null: it does not. */
  nameEnd(reference: string, heldUntil: string | null): void;
  /** Somebody gives money back at the service itself. */
  refundByHand(reference: string, amount: Minor): void;
  /** How the next calls go wrong; asked before each. */
  fault: (call: Call) => Fault | null;
  /** Resolves when a call hangs. */
  hung(): Promise<void>;
};

type Options = {
  hotels?: readonly string[];
  /** Of all hotels, or of each. */
  capture?: CaptureTime | ((hotel: string) => CaptureTime);
  /** Hotels that a signed report may speak of; default: all. */
  reportsFor?: (hotel: string) => boolean;
};

/** Creates a service that serves these hotels, by default all. Each key has one effect. */
export function paymentService({
  hotels,
  capture = 'on_accept',
  reportsFor = () => true,
}: Options = {}): PaymentService {
  const state = createState();
  const captureOf = typeof capture === 'string' ? () => capture : capture;
  const provider: PaymentProvider = {
    ...providerOf(state, captureOf),
    readReport: async ({ headers, body }) => readReport(headers, body, reportsFor),
  };
  const services: PaymentServices = {
    of: (hotel) => (hotels === undefined || hotels.includes(hotel) ? provider : null),
    reader: (code) => (code === provider.code ? provider : null),
    capture: captureOf,
  };
  // Not copied: tests set how calls go wrong.
  return Object.assign(state, outside(state), { services });
}

type State = Pick<PaymentService, 'effects' | 'calls' | 'fault' | 'hung'> & {
  accounts: Map<string, Account>;
  account(reference: string): Account;
  change(account: Account, books: Partial<Books>): void;
  /** Runs a call with the fault that it gets. */
  run(call: Call, account: () => Account, work: (account: Account) => void): Promise<ProviderBooks>;
  effects: Effect[];
  calls: Call[];
};

function createState(): State {
  const accounts = new Map<string, Account>();
  const waiting = new Set<() => void>();
  const hang = () =>
    new Promise<never>(() => {
      for (const tell of waiting) tell();
      waiting.clear();
    });
  const state: State = {
    accounts,
    effects: [],
    calls: [],
    fault: () => null,
    hung: () => new Promise((resolve) => waiting.add(resolve)),
    account(reference) {
      const account = accounts.get(reference);
      if (account === undefined) throw paymentError('payment unknown');
      return account;
    },
    change(account, books) {
      account.earlier.push({ books: account.books, isOpen: account.isOpen });
      account.books = { ...account.books, ...books };
      if (account.books.authorised > 0) account.isOpen = false;
    },
    async run(call, named, work) {
      state.calls.push(call);
      const fault = state.fault(call);
      if (fault === 'lost-before') throw paymentError('connection lost');
      if (fault === 'hangs-before') await hang();
      const account = named();
      work(account);
      if (fault === 'lost-after') throw paymentError('connection lost');
      if (fault === 'hangs-after') await hang();
      return answerOf(account, fault === 'stale');
    },
  };
  return state;
}

/** What the platform asks of the service. */
function providerOf(state: State, captureOf: (hotel: string) => CaptureTime): Omit<PaymentProvider, 'readReport'> {
  const { accounts, effects, change } = state;
  const move = (call: Call, { reference }: ProviderPayment, key: string, work: (account: Account) => Minor) =>
    state.run(
      call,
      () => state.account(reference),
      (account) => {
        if (!effects.some((effect) => effect.key === key))
          effects.push({ call, reference, key, amount: work(account) });
      },
    );
  return {
    code: 'stripe',
    async begin(order) {
      state.calls.push('begin');
      if (state.fault('begin') !== null) throw paymentError('connection lost');
      const reference = `P-${accounts.size + 1}`;
      const unpaid = { earlier: [], isOpen: true, hasFailed: false, intent: null, heldUntil: null };
      const capture = captureOf(order.hotel);
      accounts.set(reference, { order, capture, books: NO_BOOKS, ...unpaid });
      return { reference, pageUrl: `https://pay.example/${reference}`, capture };
    },
    result: ({ reference }) =>
      state.run(
        'result',
        () => state.account(reference),
        () => undefined,
      ),
    capture: (asked, amount, key) =>
      move('capture', asked, key, (account) => {
        if (account.books.captured > 0 || heldOf(account.books) < amount) throw paymentError('not chargeable');
        change(account, { captured: amount });
        return amount;
      }),
    release: (asked, key) =>
      move('release', asked, key, (account) => {
        const held = heldOf(account.books);
        change(account, { released: addUp([account.books.released, held]) });
        account.isOpen = false;
        return held;
      }),
    refund: (asked, amount, key) =>
      move('refund', asked, key, (account) => {
        if (keptOf(account.books) < amount) throw paymentError('not so much is charged');
        change(account, { refunded: addUp([account.books.refunded, amount]) });
        return amount;
      }),
  };
}

type Outside = Omit<PaymentService, keyof State | 'services'>;

/** What guests and others do at the service. */
const outside = ({ accounts, account: accountOf, change }: State): Outside => ({
  begun: () => [...accounts.values()].map(({ order }) => order),
  references: (uuid) => [...accounts].filter(([, { order }]) => order.uuid === uuid).map(([reference]) => reference),
  books: (reference) => accountOf(reference).books,
  isOpen: (reference) => accountOf(reference).isOpen,
  pay(reference, { heldUntil = null, amount = accountOf(reference).order.amount } = {}) {
    const account = accountOf(reference);
    if (!account.isOpen) return;
    Object.assign(account, { hasFailed: false, intent: `I-${reference}`, heldUntil });
    change(account, { authorised: amount, captured: account.capture === 'at_once' ? amount : NO_MONEY });
  },
  fail: (reference) => Object.assign(accountOf(reference), { hasFailed: true }),
  endPage: (reference) => Object.assign(accountOf(reference), { isOpen: false }),
  endHold(reference) {
    const account = accountOf(reference);
    change(account, { released: addUp([account.books.released, heldOf(account.books)]) });
  },
  nameEnd: (reference, heldUntil) => Object.assign(accountOf(reference), { heldUntil }),
  refundByHand(reference, amount) {
    const account = accountOf(reference);
    change(account, { refunded: addUp([account.books.refunded, amount]) });
  },
});

/** Older books are those before the last change. */
function answerOf(account: Account, isStale: boolean): ProviderBooks {
  const { hasFailed, intent, heldUntil } = account;
  const { books, isOpen } = (isStale ? account.earlier.at(-1) : null) ?? account;
  // Older books do not have a refund yet that was accepted.
  const isRefunding = books.refunded < account.books.refunded;
  return { ...books, isOpen, hasFailed, intent, heldUntil: heldOf(books) > 0 ? heldUntil : null, isRefunding };
}

const SIGNATURE = 'x-signature';

/** A report as the service sends it: signed, or by a stranger. */
export const sentReport = (said: object, signature = 'right') => ({
  headers: new Headers({ [SIGNATURE]: signature }),
  body: JSON.stringify(said),
});

function readReport(headers: Headers, body: string, isFor: (hotel: string) => boolean): PaymentReport {
  if (headers.get(SIGNATURE) !== 'right') return { kind: 'refused', why: 'signature' };
  const said = JSON.parse(body) as { id: string; about?: string } & Partial<PaymentReport>;
  if (said.about === 'something else') return { kind: 'irrelevant', id: said.id };
  const nothing = { reference: null, intent: null, amount: null, currencyCode: null, alert: null };
  return { kind: 'payment', ...nothing, ...said, isFor } as PaymentReport;
}
