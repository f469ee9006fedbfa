import 'server-only';
import type { HandledReport } from '@/lib/platform/payments/handle-report';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { refuse } from './canonical-json';
import { embeddedPayments } from './embedded-payments';
import { clientIpOf } from './handle-api';
import { readBody } from './request-body';

/** Far more than a report about one payment has. */
const MAX_REPORT_BYTES = 256 * 1024;

/** Seconds after which a provider may send a report again. */
const RETRY_SECONDS = 60;

const respond = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

const ANSWERS: Readonly<Record<HandledReport, () => Response>> = {
  ok: () => respond(200),
  refused: () => respond(400),
  later: () => respond(503, { 'retry-after': String(RETRY_SECONDS) }),
};

/**
 * `POST /pay/reports/{provider}`: a provider reports a payment by itself. On the host of a hotel only about its payments, on the root
 * domain about all hotels'; who has signed it decides which these are. Rule: money/MY6.
 */
export async function handlePaymentReport(request: Request, provider: string): Promise<Response> {
  const payments = embeddedPayments();
  if (payments === null) return refuse('not-found');
  const tenant = tenantOfRequest(request.headers);
  const hotel = tenant.kind === 'hotel' ? tenant.code : null;
  try {
    const wait = await consumeLimit('reports', '', clientIpOf(request));
    if (wait !== null) return respond(429, { 'retry-after': String(wait) });
    const sent = await readBody(request, MAX_REPORT_BYTES);
    if (!sent.ok) return refuse(sent.kind);
    const handled = await payments.handleReport(provider, hotel, { headers: request.headers, body: sent.text });
    if (handled === 'refused') await logRefused(request, provider);
    return ANSWERS[handled]();
  } catch (error) {
    log().error({ err: error, provider: named(provider) }, 'a report of a payment could not be handled');
    return ANSWERS.later();
  }
}

/** A name in the address can be anything. */
const named = (provider: string): string => (/^[a-z]{1,20}$/.test(provider) ? provider : 'unknown');

/** Strangers can send as many as they like, so that only the first ones of an address are logged. */
async function logRefused(request: Request, provider: string): Promise<void> {
  if ((await consumeLimit('junk', 'reports', clientIpOf(request))) !== null) return;
  log().warn({ provider: named(provider) }, 'a report of a payment was refused');
}
