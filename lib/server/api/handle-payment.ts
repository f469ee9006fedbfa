import 'server-only';
import { PAYMENT_CHOICES, type PaymentChoice } from '@/lib/platform/payments/payments';
import { waitFor } from '../limits/write-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { refuse } from './canonical-json';
import { embeddedPayments } from './embedded-payments';
import { guestOf } from './handle-api';
import { readBody } from './request-body';

/**
 * Sends the browser on, and has it forget the form. The address of the payment page is a secret: whoever is next hears
 * nothing of it.
 */
const goTo = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

/**
 * Whether a form came from a page of this very host. The token alone opens the payment, so that no other page could
 * have sent it; this keeps even one that has learnt the token from paying in the guest's name. Browsers that do not say
 * where a form comes from (`Origin: null`, since the page has no referrer) are believed.
 */
function isOwnForm(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = URL.parse(headers.get('origin') ?? '');
  return origin === null || origin.host === headers.get('host')?.toLowerCase();
}

async function choiceIn(request: Request): Promise<PaymentChoice | null> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
  const sent = isForm ? await readBody(request) : null;
  const chosen = new URLSearchParams(sent?.ok ? sent.text : '').get('choice');
  return PAYMENT_CHOICES.find((choice) => choice === chosen) ?? null;
}

/**
 * Where a guest who has chosen is led. The results name the order by its number, so that they can say what happened to
 * which: a number opens nothing, where the uuid would open the order to whoever reads the address. Rule: payment/PY4
 */
async function settled(hotel: string, token: string, choice: PaymentChoice): Promise<string | null> {
  const payments = embeddedPayments();
  const page = (await payments?.page(hotel, token)) ?? null;
  const outcome = page === null ? null : ((await payments?.settle(hotel, token, choice)) ?? null);
  if (page === null || outcome === null) return null;
  // Who puts it off has not come to hear of a try before.
  if (choice === 'later' && outcome.status !== 'done') return '/';
  return `${outcome.leadsTo}?order=${page.orderNum}`;
}

/**
 * `POST /pay/{token}/choice`: what the guest chose on the payment page, as a plain form. The same choice made twice is
 * one choice, and what is paid stays paid. Rule: payment/PY6.
 */
export async function handlePayment(request: Request, token: string): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel') return refuse('not-found');
  try {
    const choice = isOwnForm(request.headers) ? await choiceIn(request) : null;
    const wait = await waitFor(choice === null ? 'junk' : 'writes', tenant.code, guestOf(request));
    if (wait !== null) return refuse('too-many', {}, wait);
    if (!isOwnForm(request.headers)) return refuse('forbidden');
    if (choice === null) return refuse('invalid');
    const leadsTo = await settled(tenant.code, token, choice);
    return leadsTo === null ? refuse('not-found') : goTo(leadsTo);
  } catch (error) {
    // Without the address: it is all that it takes to pay.
    log().error({ err: error }, 'what a guest chose on the payment page could not be taken down');
    return goTo(`/pay/${encodeURIComponent(token)}?again`);
  }
}
