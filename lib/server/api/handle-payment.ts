import 'server-only';
import { PAYMENT_CHOICES, type PaymentChoice } from '@/lib/platform/orders/order-payments';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { refuse } from './canonical-json';
import { embeddedPayments } from './embedded-payments';
import { clientIpOf } from './handle-api';
import { readBody } from './request-body';

/** Redirects with GET. Sends `no-referrer`, because the URL of the payment page is a secret. */
export const redirectFromPayment = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

/**
 * Whether a form came from a page of this host. A payment also needs the token; this check stops a site that has learnt
 * a token. A form without `Sec-Fetch-Site` and with `Origin: null` is accepted, because the payment page sends no
 * referrer.
 */
function isOwnForm(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = URL.parse(headers.get('origin') ?? '');
  return origin === null || origin.host === headers.get('host')?.toLowerCase();
}

async function readChoice(request: Request): Promise<PaymentChoice | null> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
  const sent = isForm ? await readBody(request) : null;
  const chosen = new URLSearchParams(sent?.ok ? sent.text : '').get('choice');
  return PAYMENT_CHOICES.find((choice) => choice === chosen) ?? null;
}

/**
 * Settles the payment and returns the path of the result page; null when the payment does not exist. Result pages get
 * the order's number, which reveals nothing, instead of its uuid, which would give access to the order. Rule:
 * payment/PY4.
 */
async function settle(hotel: string, token: string, choice: PaymentChoice): Promise<string | null> {
  const payments = embeddedPayments();
  const page = (await payments?.page(hotel, token)) ?? null;
  const outcome = page === null ? null : ((await payments?.settle(hotel, token, choice)) ?? null);
  if (page === null || outcome === null) return null;
  // A guest who postpones the payment must not see the result of an earlier attempt.
  if (choice === 'later' && outcome.status !== 'done') return '/';
  return `${outcome.leadsTo}?order=${page.orderNum}`;
}

/**
 * `POST /pay/{token}/choice`: the guest's choice on the payment page, as a form. Repeating the choice changes nothing,
 * and a paid payment stays paid. Rule: payment/PY6.
 */
export async function handlePayment(request: Request, token: string): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel') return refuse('not-found');
  try {
    const choice = isOwnForm(request.headers) ? await readChoice(request) : null;
    const wait = await consumeLimit(choice === null ? 'junk' : 'writes', tenant.code, clientIpOf(request));
    if (wait !== null) return refuse('too-many', {}, wait);
    if (!isOwnForm(request.headers)) return refuse('forbidden');
    if (choice === null) return refuse('invalid');
    const leadsTo = await settle(tenant.code, token, choice);
    return leadsTo === null ? refuse('not-found') : redirectFromPayment(leadsTo);
  } catch (error) {
    // The log line omits the URL, because its token is enough to pay.
    log().error({ err: error }, 'what a guest chose on the payment page could not be taken down');
    return redirectFromPayment(`/pay/${encodeURIComponent(token)}?again`);
  }
}
