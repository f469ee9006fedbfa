import { createHmac } from 'node:crypto';
import { startUpstream, type Upstream } from '@/tests/peers/upstream';
import { sendWebhook } from './send-webhook';

/** The published example of Standard Webhooks. */
const EXAMPLE = {
  id: 'msg_loFOjxBNrRLzqYUf',
  seconds: 1_731_705_121,
  body: '{"event_type":"ping","data":{"success":true}}',
  secret: 'whsec_plJ3nmyCDGBKInavdOK15jsl',
  signature: 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
};

let peer: Upstream;
beforeEach(async () => {
  peer = await startUpstream(() => ({}));
});
afterEach(() => peer.close());

async function headersOf(secrets: { secret: string; oldSecret: string | null }) {
  const { id, body, seconds } = EXAMPLE;
  await sendWebhook(
    { url: `${peer.origin}/orders`, ...secrets },
    { id, body, now: new Date(seconds * 1000 + 400), timeoutMs: 3_000 },
  );
  return peer.asked.at(-1)?.headers ?? {};
}

const ours = (secret: string) => {
  const digest = createHmac('sha256', secret).update(`${EXAMPLE.seconds}.${EXAMPLE.body}`).digest('hex');
  return `t=${EXAMPLE.seconds},v1=${digest}`;
};

it('is signed as Standard Webhooks wants it, beside our own header', async () => {
  const { secret } = EXAMPLE;
  expect(await headersOf({ secret, oldSecret: null })).toMatchObject({
    'webhook-id': EXAMPLE.id,
    'webhook-timestamp': String(EXAMPLE.seconds),
    'webhook-signature': EXAMPLE.signature,
    'x-hotel-event-id': EXAMPLE.id,
    'x-hotel-signature': ours(secret),
  });
});

it('is signed with both secrets while one changes, and ours with the one that every receiver has', async () => {
  const secret = 'the new secret of the hotel';
  const headers = await headersOf({ secret, oldSecret: EXAMPLE.secret });
  const [first, second, ...more] = String(headers['webhook-signature']).split(' ');
  const digest = createHmac('sha256', secret).update(`${EXAMPLE.id}.${EXAMPLE.seconds}.${EXAMPLE.body}`);
  expect([first, second, more]).toEqual([`v1,${digest.digest('base64')}`, EXAMPLE.signature, []]);
  expect(headers['x-hotel-signature']).toBe(ours(EXAMPLE.secret));
});
