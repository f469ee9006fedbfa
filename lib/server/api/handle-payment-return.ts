import 'server-only';
import type { PaymentResult } from '@/lib/platform/orders/order-payments';
import { RETURN_PATHS } from '@/lib/platform/payments/payment-provider';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { refuse } from './canonical-json';
import { embeddedPayments } from './embedded-payments';
import { clientIpOf } from './handle-api';
import { redirectFromPayment } from './handle-payment';

/** The page that says how a payment has ended. The order's number in it opens nothing. Rule: payment/PY4. */
export function resultPath({ status, orderNum }: PaymentResult, isLater: boolean): string {
  const isPaid = status === 'done' || (status === 'goes' && !isLater);
  return `${isPaid ? RETURN_PATHS.success : RETURN_PATHS.error}?order=${orderNum}`;
}

/**
 * `GET /pay/{token}/back`: the guest comes back from a provider's page, with `?later` by its way back. Asks the provider, because
 * its report may come later or not at all. A payment that is not decided yet, or about which nobody could be asked, leads to
 * the page that waits for the result. Rule: money/MY6.
 */
export async function handlePaymentReturn(request: Request, token: string): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel') return refuse('not-found');
  try {
    const wait = await consumeLimit('writes', tenant.code, clientIpOf(request));
    if (wait !== null) return redirectFromPayment(RETURN_PATHS.success);
    const result = (await embeddedPayments()?.refresh(tenant.code, token)) ?? null;
    if (result === null) return refuse('not-found');
    return redirectFromPayment(resultPath(result, new URL(request.url).searchParams.has('later')));
  } catch (error) {
    // The log line omits the URL, because its token is enough to pay.
    log().error({ err: error }, 'a provider could not be asked about the payment of a guest who has come back');
    return redirectFromPayment(RETURN_PATHS.success);
  }
}
