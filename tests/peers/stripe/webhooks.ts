import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { StripeEvent } from './account';

/** A report as it goes over the line. */
export type SignedReport = { body: string; headers: { 'content-type': string; 'stripe-signature': string } };

/** `at`: seconds. `secrets`: several while one changes, as Stripe signs then. */
type Signing = { secrets: readonly string[]; at: number };

const bodyOf = ({ id, type, created, object }: StripeEvent): string =>
  JSON.stringify(
    { id, object: 'event', api_version: '2026-10-28.endive', created, data: { object }, livemode: false, type },
    null,
    2,
  );

/** Signs an event by Stripe's published scheme, apart from the package that the server checks it with. */
export function signReport(event: StripeEvent, { secrets, at }: Signing): SignedReport {
  const body = bodyOf(event);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`, 'utf8').digest('hex')}`,
  );
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': [`t=${at}`, ...signatures].join(','),
    },
  };
}

/** Posts a report, as Stripe does to the address that an operator has given it. Returns the status of its answer. */
export async function postReport(url: string, { body, headers }: SignedReport, host?: string): Promise<number> {
  const sent = request(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body), ...(host !== undefined && { host }) },
  }).end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}
