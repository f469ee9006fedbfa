import { describedResponses } from '@/tests/builders/api/described-response';
import {
  CALL_IDS,
  DAY,
  dataOf,
  type Input,
  inChat,
  inputOf,
  massage,
  operationOf,
  orderBody,
  send,
  serveEveryCall,
  setLimits,
  textForm,
} from '@/tests/builders/api/every-guest-call';
import { limitSizes } from '../../limits/limit-sizes';
import { settings } from '../../settings/env';
import { GUEST_CALLS } from './guest-calls';
import { guestOpenApi } from './guest-open-api';

// Every described call is sent to the gateway in front of the embedded platform, with the example of its description.
serveEveryCall();

const { responseErrors, bodyErrors, eventErrors } = describedResponses(guestOpenApi());

it.each(CALL_IDS)('accepts the described request of %s and responds as described', async (id) => {
  const operation = operationOf(id);
  const input = await inputOf(id);
  if (input.body !== undefined) expect(bodyErrors(operation, input.body)).toEqual([]);
  const response = await send(id, input);
  const [type = ''] = Object.keys(operation.responses[200]?.content ?? {});
  expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  if (type === 'application/json') expect(responseErrors(operation, 200, await response.json())).toEqual([]);
  else await response.body?.cancel();
});

/** Other requests, whose responses have what those above lack. */
const VARIANTS: readonly (readonly [string, () => Promise<Input>])[] = [
  ['readSection', async () => ({ path: { hotel: 'aurora', section: 20 } })],
  ['readSection', async () => ({ path: { hotel: 'aurora', section: 21 } })],
  ['readLegalText', async () => ({ path: { hotel: 1, type: 'impressum' } })],
  ['readOrderOptions', async () => ({ query: { 'filter[product_ids][]': [] } })],
  [
    'readAvailability',
    async () => ({
      path: { product: await massage() },
      query: { type: 'days', start_date: DAY, end_date: '2026-05-09' },
    }),
  ],
  ['readAvailability', async () => ({ path: { product: await massage() }, query: { type: 'places', date: DAY } })],
  ['sendChatMessage', () => inChat({ content: 'Breakfast', command: 'breakfast', lang: 'en' })],
  [
    'sendChatMessage',
    async () => {
      const { path = {}, body } = await inChat();
      const { reference } = await dataOf<{ reference: string }>('uploadChatFile', { path, form: textForm() });
      return { path, body: { person_uuid: body?.person_uuid, content: '*file*', extra: { file: reference } } };
    },
  ],
];

it.each(VARIANTS)('responds as described to another request of %s', async (id, input) => {
  const response = await send(id, await input());
  expect(response.status).toBe(200);
  expect(responseErrors(operationOf(id), 200, await response.json())).toEqual([]);
});

/** The JSON of the events of a stream, to the first one of a type. */
async function readEvents({ body }: Response, last: string): Promise<readonly { type: string }[]> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; text += (await reader?.read())?.value ?? '') {
    const events = [...text.matchAll(/^data: (.+)\n\n/gm)].map(([, json = '']) => JSON.parse(json));
    if (!events.some(({ type }) => type === last)) continue;
    await reader?.cancel();
    return events;
  }
}

it('streams events as described', async () => {
  const chat = await inChat({ content: 'Hello', lang: 'en' });
  await dataOf('sendChatMessage', chat);
  const { uuid } = orderBody();
  await dataOf('placeOrder', { body: { ...orderBody(), uuid } });
  const stream = await send('streamEvents', { body: { orders: [uuid], chats: [chat.path?.chat], last: 0 } });
  const events = await readEvents(stream, 'order-created');
  const types = new Set(events.map(({ type }) => type));
  expect(types).toEqual(new Set(['chat-message-created', 'order-created']));
  expect(events.flatMap((event) => eventErrors(operationOf('streamEvents'), event))).toEqual([]);
  expect(eventErrors(operationOf('streamEvents'), { type: 'order-created' })).not.toEqual([]);
});

/** Fields that the test's hotel demands by its own settings. */
const OF_THE_HOTEL: Readonly<Record<string, readonly string[]>> = {
  placeOrder: ['payment', 'room_number'],
  startChat: ['room_number'],
};

const withJson = CALL_IDS.filter((id) => operationOf(id).requestBody?.content['application/json'] !== undefined);

it.each(withJson)('refuses %s without a field that is described as required, and only then', async (id) => {
  for (const field of Object.keys((await inputOf(id)).body ?? {})) {
    const input = await inputOf(id);
    const { [field]: _, ...body } = input.body ?? {};
    const isComplete = bodyErrors(operationOf(id), body).length === 0;
    const response = await send(id, { ...input, body });
    const isDemanded = !isComplete || OF_THE_HOTEL[id]?.includes(field) === true || isAlone(id, field);
    expect([field, response.status]).toEqual([field, isDemanded ? 422 : 200]);
    if (isDemanded) expect(responseErrors(operationOf(id), 422, await response.json())).toEqual([]);
    else await response.body?.cancel();
  }
});

/** A stream of nothing is refused. */
const isAlone = (id: string, field: string): boolean => id === 'streamEvents' && field === 'orders';

const required = CALL_IDS.flatMap((id) =>
  operationOf(id)
    .parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => [id, name] as const),
);

it.each(required)('refuses %s without the required key %s of its query', async (id, key) => {
  const input = await inputOf(id);
  const { [key]: _, ...query } = input.query ?? {};
  const { status } = await send(id, { ...input, query });
  expect([404, 422]).toContain(status);
  expect(operationOf(id).responses).toHaveProperty(String(status));
});

it('describes the refusal of a call about another hotel, and of one that comes too often', async () => {
  const elsewhere = await send('readHotel', { path: { hotel: 'bellevue' } });
  expect(elsewhere.status).toBe(404);
  expect(responseErrors(operationOf('readHotel'), 404, await elsewhere.json())).toEqual([]);
  setLimits({ RATE_ORDERS_PER_MINUTE: '1' });
  await send('placeOrder', { body: orderBody() });
  const often = await send('placeOrder', { body: orderBody() });
  expect([often.status, Number(often.headers.get('retry-after')) >= 1]).toEqual([429, true]);
  expect(responseErrors(operationOf('placeOrder'), 429, await often.json())).toEqual([]);
  setLimits({ RATE_LIMITS: 'off' });
});

const TIGHT = { RATE_ORDERS_PER_MINUTE: '1', RATE_MESSAGES_PER_MINUTE: '1', RATE_UPLOADS_PER_MINUTE: '1' };
/** Calls whose limit is that of previews, or of all reads. */
const LIMITED_ELSEWHERE = ['readHotel', 'streamEvents'];

const GUEST_LIMITS = Object.values(GUEST_CALLS)
  .flat()
  .filter(({ id }) => !LIMITED_ELSEWHERE.includes(id))
  .map(({ id, limits }) => [id, limits] as const);

it.each(GUEST_LIMITS)('limits %s as described', async (id, limits) => {
  const input = await inputOf(id);
  setLimits(TIGHT);
  const { rateLimits } = settings();
  const points = rateLimits === null ? [] : limits.map((name) => limitSizes(rateLimits)[name].points);
  const statuses = [];
  for (let times = 0; times <= Math.min(3, ...points); times += 1) {
    const response = await send(id, input);
    statuses.push(response.status);
    await response.body?.cancel();
  }
  setLimits({ RATE_LIMITS: 'off' });
  expect(statuses.indexOf(429)).toBe(limits.length === 0 ? -1 : statuses.length - 1);
});

it('finds a response with a field that is not described, and one without a field that is', () => {
  const address = operationOf('readAddress');
  expect(responseErrors(address, 200, { data: { ip: '203.0.113.7' } })).toEqual([]);
  expect(responseErrors(address, 200, { data: { ip: '203.0.113.7', port: 1 } })).toHaveLength(1);
  expect(responseErrors(address, 200, { data: {} })).toHaveLength(1);
});
