import { responseBody } from '@/lib/contract/schema/open-api/open-api-operation';
import { isOfServer } from '@/tests/builders/api/calls-of-server';
import { paymentService } from '@/tests/builders/payments/payment-service';
import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { everyDeskCall, everyDeskCallSettings } from '@/tests/builders/platform/every-desk-call';
import { memberAt } from '@/tests/builders/platform/staff-members';
import { emptySqlite } from '@/tests/builders/platform/stores';
import type { DeskCall } from './desk-call';
import { DESK_CALLS } from './desk-calls';

const service = paymentService();

const platform = platformPerFile(emptySqlite, everyDeskCallSettings(service));

const calls = Object.values(DESK_CALLS).flat();

it('describes every field of real responses of the staff API', async () => {
  const asked = await everyDeskCall(platform, service);
  for (const call of calls.filter((each) => !isOfServer(each) && ['data', 'page'].includes(each.responseType))) {
    // The hotel's key is no person: see below.
    if (call.bodyType !== 'application/json' || call.path.startsWith('/me')) continue;
    const [path, body] = asked[`${call.method} ${call.path}`] ?? ['/nothing'];
    const response = await platform.desk('aurora', path, body);
    expect([call.path, response.status]).toEqual([call.path, 200]);
    expect(strictly(call).parse(response.body)).toEqual(response.body);
  }
});

it('describes every field of what a person reads of own proofs', async () => {
  const member = await memberAt(platform, 'bellevue', { role: 'station' });
  const own: Readonly<Record<string, unknown>> = {
    setOwnPin: { pin: '802619' },
    setOwnPassword: { login: 'eva', password: 'a long word of Eva’s own' },
    readOwnAccount: undefined,
  };
  for (const [id, body] of Object.entries(own)) {
    const call = calls.find((each) => each.id === id);
    if (call === undefined) throw new Error(`there is no call ${id}`);
    const response = await member.desk(call.path, body);
    expect([call.path, response.status]).toEqual([call.path, 200]);
    expect(strictly(call).parse(response.body)).toEqual(response.body);
  }
});

/** Parsing removes fields that are not described, so the parsed response must equal the whole response. */
const strictly = (call: DeskCall) => responseBody(call);
