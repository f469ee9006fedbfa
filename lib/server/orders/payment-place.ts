import 'server-only';
import { headers } from 'next/headers';
import { embeddedPayments } from '../api/embedded-payments';
import { resultPath } from '../api/handle-payment-return';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { found, type Loaded, missing, unavailable } from '../pages/loaded';

/**
 * Where a guest who opens `/pay/{token}` is led: to the provider's page, or to the page of the result where nothing is left to be
 * paid; null: nowhere, because the product's own page is the place to pay. Rule: payment/PY8.
 */
export async function loadPaymentPlace(code: string, token: string): Promise<Loaded<string | null>> {
  try {
    const guest = (await headers()).get('x-forwarded-for') ?? '';
    if ((await consumeLimit('writes', code, guest)) !== null) return unavailable;
    const place = (await embeddedPayments()?.pageOf(code, token)) ?? null;
    if (place === null) return missing;
    if (place.kind === 'own') return found(null);
    return found(place.kind === 'provider' ? place.url : resultPath(place, true));
  } catch (error) {
    // The log line omits the URL, because its token is enough to pay.
    log().error({ err: error }, 'a provider could not be asked where a guest pays');
    return unavailable;
  }
}
