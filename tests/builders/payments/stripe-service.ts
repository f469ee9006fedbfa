import { type Books, NO_BOOKS } from '@/lib/domain/payments/ledger';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import type { PaymentProvider } from '@/lib/platform/payments/payment-provider';
import { signReport } from '@/tests/peers/stripe/webhooks';
import { type StripeAccountPeer, type StripeFault, startStripeServer } from '@/tests/peers/stripe-server';
import { pickFrom } from '../generated/seeded';
import type { ScheduledService } from './money-schedule';
import type { Fault } from './payment-service';
import { inMinor, SECRET_KEY, stripeAt, WEBHOOK_SECRET } from './stripe';

/** What of a provider's call a request belongs to. */
function callOf(request: string): Parameters<ScheduledService['fault']>[0] {
  if (/^POST .*sessions$/.test(request)) return 'begin';
  if (/^POST .*refunds$/.test(request)) return 'refund';
  if (/^POST .*capture$/.test(request)) return 'capture';
  return /^POST .*(?:expire|cancel)$/.test(request) ? 'release' : 'result';
}

/** Stripe has no older books to give: it fails otherwise. */
const OTHER_FAULTS: readonly StripeFault[] = [409, 429, 500, 'error after'];

const FAULTS: Readonly<Record<Exclude<Fault, 'stale'>, StripeFault>> = {
  'lost-before': 'down',
  'lost-after': 'lost',
  'hangs-before': 'silent',
  'hangs-after': 'silent after',
};

/** A provider's call is several requests: only so many of them fail, so that some calls come through. */
const SHARE_OF_FAULTS = 0.25;

/** At how many requests the banks decide about what is on its way. */
const SHARE_OF_DECISIONS = 0.1;

type Options = { capture(hotel: string): CaptureTime; now(): Date; random(): number };

/** The adapter of Stripe with the server of this machine, as the schedules of money use a service. */
export async function stripeService({
  capture,
  now,
  random,
}: Options): Promise<ScheduledService & { close(): Promise<void> }> {
  const peer = await startStripeServer({ now });
  const stripe = peer.account(SECRET_KEY);
  const begun: { uuid: string; reference: string }[] = [];
  const adapter = stripeAt(peer.url, { capture, now });
  const provider: PaymentProvider = {
    ...adapter,
    async begin(order) {
      const page = await adapter.begin(order);
      if (begun.every(({ reference }) => reference !== page.reference))
        begun.push({ uuid: order.uuid, reference: page.reference });
      return page;
    },
  };
  const isOpen = (reference: string) => stripe.account.sessions.get(reference)?.status === 'open';
  const hangs = hangingRequests();
  const service: ScheduledService = {
    services: { of: () => provider, reader: (code) => (code === provider.code ? provider : null), capture },
    fault: () => null,
    hung: hangs.next,
    references: (uuid) => begun.filter((each) => each.uuid === uuid).map(({ reference }) => reference),
    charges: (references) => countCharges(stripe, references),
    books: (reference): Books => ({ ...NO_BOOKS, ...inMinor(stripe.books(reference)) }),
    isOpen,
    pay: (reference) => (isOpen(reference) ? stripe.pay(reference) : undefined),
    fail: (reference) => (isOpen(reference) ? stripe.fail(reference) : undefined),
    endPage: (reference) => (isOpen(reference) ? stripe.expire(reference) : undefined),
    endHold: (reference) => stripe.endHold(reference),
    report: ({ reference }) => lastReport(stripe, reference, now()),
  };
  peer.breakBy((request) => {
    letBanksDecide(stripe, random);
    const call = callOf(request);
    const fault = random() < SHARE_OF_FAULTS ? service.fault(call) : null;
    if (fault === null) return null;
    if (fault === 'stale') return pickFrom(random, OTHER_FAULTS);
    if (fault.startsWith('hangs')) hangs.tell();
    return FAULTS[fault];
  });
  return Object.assign(service, { close: () => peer.close() });
}

/** A refund arrives at once, or is on its way until a bank takes it or sends it back. */
function letBanksDecide(stripe: StripeAccountPeer, random: () => number): void {
  if (random() < SHARE_OF_DECISIONS) stripe.settleRefunds(random() < 0.75 ? 'succeeded' : 'failed');
  stripe.refundsBegin(random() < 0.5 ? 'pending' : 'succeeded');
}

/** Tells when a request is not answered. */
function hangingRequests(): { next(): Promise<void>; tell(): void } {
  const waiting = new Set<() => void>();
  return {
    next: () => new Promise((resolve) => waiting.add(resolve)),
    tell() {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}

/** By Stripe's reports, of which there is one for each capture that a call has made. */
function countCharges(stripe: StripeAccountPeer, references: readonly string[]): number {
  const intents = references.map((reference) => stripe.account.sessions.get(reference)?.intent ?? null);
  return stripe.events.filter(
    ({ type, object }) =>
      type === 'charge.captured' && intents.includes((object as { payment_intent: string }).payment_intent),
  ).length;
}

/** The newest report about a payment, signed now; where there is none, one about nothing. */
function lastReport(stripe: StripeAccountPeer, reference: string, now: Date) {
  const intent = stripe.account.sessions.get(reference)?.intent ?? null;
  const about = { id: 'evt_none', type: 'balance.available', created: 0, object: { object: 'balance' } };
  const event = stripe.events.findLast(({ object }) => isAbout(object, reference, intent)) ?? about;
  const at = Math.floor(now.getTime() / 1000);
  const { body, headers } = signReport(event, { secrets: [WEBHOOK_SECRET], at });
  return { body, headers: new Headers(headers) };
}

const isAbout = (object: object, reference: string, intent: string | null): boolean => {
  const { id, payment_intent } = object as { id?: string; payment_intent?: unknown };
  return id === reference || (intent !== null && (id === intent || payment_intent === intent));
};
