import { createECDH } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import type { OpenApi } from '@/lib/contract/schema/open-api/open-api-document';
import { responseBody } from '@/lib/contract/schema/open-api/open-api-operation';
import { deskMessages } from '@/lib/words/desk-messages';
import { finishOrder, orderOf, placeOrder, platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { chatAt, hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { generateVapidKeys } from '../push/vapid';
import { deskRoutes } from '../routes/desk-routes';
import type { DeskItem } from '../staff-content/content-item';
import { apiDocs } from './api-docs';
import type { DeskCall } from './desk-call';
import { DESK_CALLS } from './desk-calls';
import { openApi } from './open-api';

const browser = createECDH('prime256v1');
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  keys: { p256dh: browser.generateKeys('base64url'), auth: 'A'.repeat(22) },
};

const platform = platformPerFile(emptySqlite, {
  push: {
    keys: generateVapidKeys(),
    subject: 'mailto:it@hotels.example',
    hosts: [],
    words: () => ({}),
    deskWords: deskMessages,
  },
  notificationTargets: {
    webhook: () => ({ url: 'http://127.0.0.1', secret: 'never used', oldSecret: null, topics: ['orders', 'chats'] }),
    mail: () => null,
  },
});

const calls = Object.values(DESK_CALLS).flat();

/** Answered by the server around the platform, whose own tests make them. */
const isOfServer = ({ path, access }: DeskCall) =>
  path === '/events' || access === 'session' || path === '/session' || access === 'operator';

it('describes exactly the calls that the platform answers, and those of the server around it', () => {
  const context = { database: {} } as Parameters<typeof deskRoutes>[0];
  const routed = deskRoutes(context)
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const ofServer = calls.filter(isOfServer).map(({ method, path }) => `${method} ${path}`);
  expect(described.sort()).toEqual([...routed, ...ofServer].sort());
  expect(ofServer.sort()).toEqual(['GET /events', 'GET /hotels', 'GET /session', 'POST /session', 'POST /session/end']);
});

const operations = () =>
  Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
  );

it('names every call once, in the form of a function', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
});

it('requires exactly those inputs without which a call is refused', () => {
  const required = Object.fromEntries(
    operations().map(({ name, parameters, requestBody }) => [
      name,
      [
        ...parameters
          .filter((parameter) => parameter.in !== 'path' && parameter.required)
          .map((parameter) => parameter.name),
        ...(requestBody?.required ? ['body'] : []),
      ].join(),
    ]),
  );
  expect(required).toMatchObject({
    'GET /persons': 'find',
    'GET /orders': '',
    'POST /announcements': 'body',
    'POST /orders/{uuid}/{action}': '',
    'POST /orders/{uuid}/undo': 'body',
    'POST /chats/{uuid}/files': 'body',
    'GET /events': '',
  });
  for (const { parameters } of operations())
    for (const parameter of parameters) if (parameter.in === 'path') expect(parameter.required).toBe(true);
});

it('allows no unknown field in any input that a client sends', () => {
  const open = (schema: unknown, path: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const { properties, additionalProperties } = schema as { properties?: object; additionalProperties?: unknown };
    return [
      ...(typeof properties === 'object' && 'type' in schema && additionalProperties !== false ? [path] : []),
      ...Object.entries(schema).flatMap(([name, value]) => open(value, `${path}.${name}`)),
    ];
  };
  const bodies = operations().map(({ name, requestBody }) => open(requestBody?.content, name));
  expect(bodies.flat()).toEqual([]);
  expect(calls.every(({ query }) => query === null || query.safeParse({ no_such_field: '' }).success === false)).toBe(
    true,
  );
});

it('has a cursor for every list', () => {
  const lists = operations().filter(({ name, responses }) => {
    const { data, next } = Object.values(responses[200]?.content ?? {})[0]?.schema.properties ?? {};
    return name.startsWith('GET') && (next !== undefined || (typeof data === 'object' && data.type === 'array'));
  });
  expect(lists.map(({ name }) => name).sort()).toEqual([
    'GET /announcements',
    'GET /chats',
    'GET /chats/{uuid}/messages',
    'GET /chats/{uuid}/notes',
    'GET /content',
    'GET /content/log',
    'GET /handovers',
    'GET /hotels',
    'GET /lotteries/{section}/entries',
    'GET /notifications',
    'GET /orders',
    'GET /persons',
    'GET /problems',
  ]);
  for (const { parameters, responses } of lists) {
    expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['cursor', 'limit']));
    expect(responses[200]?.content?.['application/json']?.schema.required).toEqual(['data', 'next']);
  }
});

it('describes what a conflict has now', () => {
  const conflicts = operations().filter(({ responses }) =>
    responses[409]?.content?.['application/json']?.schema.required?.includes('current'),
  );
  expect(conflicts.map(({ operationId }) => operationId).sort()).toEqual([
    'changeAnnouncement',
    'confirmHandoverNote',
    'moveOrder',
    'reopenOrder',
    'setClosedDay',
    'setHours',
    'setPrice',
    'setQuickReplies',
    'setReadyLines',
    'setSoldOut',
    'undoContentChange',
    'undoOrderMove',
  ]);
});

it('says how the API may change, and for how long what is to go is announced', () => {
  const policy = /12 months before the date in Sunset/;
  expect(openApi().info.description).toMatch(policy);
  expect(apiDocs()).toMatch(policy);
});

it('names the key or the session as the security of each call', () => {
  const document = openApi();
  const security = Object.fromEntries(operations().map((each) => [each.name, each.security ?? document.security]));
  const [key, session] = [{ hotelKey: [] }, { session: [] }];
  expect(security).toMatchObject({
    'GET /orders': [key, session],
    'GET /events': [key, session],
    'POST /session': [],
    'GET /openapi.json': [],
    'POST /session/end': [session, {}],
    'GET /hotels': [session],
  });
  expect(document.components.securitySchemes).toMatchObject({
    hotelKey: { type: 'http', scheme: 'bearer' },
    session: { type: 'apiKey', in: 'cookie', name: 'desk-session' },
  });
});

it('describes a file as a form and events as a stream', () => {
  const { paths } = openApi();
  expect(Object.keys(paths['/chats/{uuid}/files']?.post?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
  expect(Object.keys(paths['/events']?.get?.responses[200]?.content ?? {})).toEqual(['text/event-stream']);
  expect(paths['/orders']?.get?.responses[401]?.headers).toHaveProperty('WWW-Authenticate');
});

it('returns the API description without a key', async () => {
  const response = await platform.get('/api/desk/v1/openapi.json');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(response.body).toEqual(JSON.parse(JSON.stringify(openApi())));
});

it('refers only to schemas that the API description contains', () => {
  const document = openApi();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(10);
  expect(new Set(references.map(([, name]) => name))).toEqual(new Set(Object.keys(document.components.schemas)));
  expect(JSON.stringify(document)).not.toContain('$defs');
});

it('does not require a field that has a default in the API description', () => {
  const { paths }: OpenApi = openApi();
  const body = paths['/orders/{uuid}/{action}']?.post?.requestBody;
  expect(body?.required).toBe(false);
  expect(body?.content['application/json']?.schema).not.toHaveProperty('required');
  const note = paths['/orders/{uuid}/notes']?.post?.requestBody;
  expect(note?.content['application/json']?.schema.required).toEqual(['content']);
});

it('describes every field of real responses of the staff API', async () => {
  const order = orderOf('aurora');
  await platform.post('/api/v1/orders', order);
  const done = await finishOrder(platform, 'aurora');
  const approved = await placeOrder(platform, 'aurora');
  await platform.desk('aurora', `/orders/${approved}/approve`, {});
  const chat = await chatAt(platform, 'aurora');
  await chat.say('Hello');
  await chat.upload('note.txt', 'Hello');
  const entry = uuid();
  platform.files.change('aurora/sections/20-wellness.json', (section) => {
    section.lottery = { title: 'The front row', prize: 'Two sunbeds' };
  });
  await platform.restart();
  const hotel_uuid = await hotelUuidOf(platform, 'aurora');
  const details = { hotel_uuid, person_uuid: chat.person, name: 'Ada', room_number: '101' };
  await platform.post('/api/v1/public/lotteries/20/entries', { uuid: entry, ...details });
  const priced = await platform.desk('aurora', '/content/products/101/price', { price: 7 });
  const [change] = (priced.body.data as DeskItem).changes;
  const note = (await platform.desk('aurora', '/handovers', { content: 'Quiet' })).body.data as { uuid: string };
  const hours = { days: Array(7).fill(true), start_time: '08:00', end_time: '22:00' };
  const asked: Readonly<Record<string, readonly [string, unknown?]>> = {
    'GET /orders': ['/orders'],
    'POST /orders/search': ['/orders/search', { text: 'soup' }],
    'GET /orders/{uuid}': [`/orders/${order.uuid}`],
    'GET /settings': ['/settings'],
    'GET /figures': ['/figures'],
    'POST /orders/{uuid}/undo': [`/orders/${order.uuid}/undo`, { version: 1 }],
    'POST /orders/{uuid}/reopen': [`/orders/${done}/reopen`, { version: 2 }],
    'POST /orders/{uuid}/ready': [`/orders/${approved}/ready`, { lines: [1] }],
    'POST /orders/{uuid}/notes': [`/orders/${order.uuid}/notes`, { content: 'Soon' }],
    'POST /orders/{uuid}/{action}': [`/orders/${order.uuid}/accept`, { expected_seconds: 60, version: 0 }],
    'POST /products/{id}/{state}': ['/products/100/available', {}],
    'GET /content': ['/content'],
    'GET /content/log': ['/content/log'],
    'POST /content/log/{id}/undo': [`/content/log/${change?.id}/undo`, {}],
    'POST /content/{kind}/{id}/sale': ['/content/products/100/sale', { sold_out: true }],
    'POST /content/products/{id}/price': ['/content/products/100/price', { price: 5 }],
    'POST /content/{kind}/{id}/hours': ['/content/products/100/hours', { days: [hours] }],
    'POST /content/{kind}/{id}/closed': ['/content/sections/10/closed', { date: '2026-05-09', closed: true }],
    'GET /chats': ['/chats'],
    'GET /chats/{uuid}': [`/chats/${chat.uuid}`],
    'POST /chats/{uuid}/assign': [`/chats/${chat.uuid}/assign`, { to: 'Eva' }],
    'POST /chats/{uuid}/snooze': [`/chats/${chat.uuid}/snooze`, { seconds: 60 }],
    'POST /chats/{uuid}/settle': [`/chats/${chat.uuid}/settle`, { name: 'Eva' }],
    'POST /chats/{uuid}/open': [`/chats/${chat.uuid}/open`, { is_open: true, name: 'Eva' }],
    'POST /chats/{uuid}/notes': [`/chats/${chat.uuid}/notes`, { content: 'Soon', name: 'Eva' }],
    'GET /chats/{uuid}/notes': [`/chats/${chat.uuid}/notes`],
    'GET /staff': ['/staff'],
    'POST /quick-replies': ['/quick-replies', { replies: [{ en: 'Soon', de: 'Gleich' }] }],
    'GET /chats/{uuid}/messages': [`/chats/${chat.uuid}/messages`],
    'POST /chats/{uuid}/messages': [`/chats/${chat.uuid}/messages`, { content: 'Good morning' }],
    'POST /chats/{uuid}/typing': [`/chats/${chat.uuid}/typing`, { is_typing: true }],
    'POST /chats/{uuid}/mark-as-read': [`/chats/${chat.uuid}/mark-as-read`, {}],
    'POST /translations': ['/translations', { texts: ['Hola'], from: 'es', to: 'de' }],
    'GET /announcements': ['/announcements'],
    'POST /announcements': ['/announcements', { title: 'Jazz' }],
    'POST /announcements/{id}': ['/announcements/1000001', { title: 'Blues' }],
    'POST /announcements/{id}/{action}': ['/announcements/1/publish', {}],
    'GET /lotteries/{section}/entries': ['/lotteries/20/entries'],
    'POST /lotteries/{section}/winner': ['/lotteries/20/winner', { entry }],
    'GET /rooms': ['/rooms'],
    'GET /room-codes': ['/room-codes'],
    'POST /rooms/end-stays': ['/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] }],
    'POST /rooms/leaving-day': ['/rooms/leaving-day', { room: '101', stay: 2, leaves_on: '2026-05-04' }],
    'POST /rooms/stay-code': ['/rooms/stay-code', { room: '101' }],
    'POST /rooms/new-codes': ['/rooms/new-codes', { rooms: ['101'] }],
    'GET /handovers': ['/handovers'],
    'POST /handovers': ['/handovers', { content: 'The lift is out of order' }],
    'POST /handovers/{uuid}/confirm': [`/handovers/${note.uuid}/confirm`, {}],
    'GET /notifications': ['/notifications?state=waiting'],
    'POST /notifications/test': ['/notifications/test', { channel: 'mail' }],
    'POST /phones': ['/phones', { subscription: SUBSCRIPTION, language: 'en' }],
    'POST /phones/end': ['/phones/end', { endpoint: 'https://push.example.com/1' }],
    'GET /problems': ['/problems'],
    'POST /notifications/resend': ['/notifications/resend', {}],
    'GET /persons': ['/persons?find=101'],
    'POST /persons/search': ['/persons/search', { find: '101' }],
    'GET /persons/{uuid}': [`/persons/${chat.person}`],
    'POST /persons/{uuid}/delete': [`/persons/${chat.person}/delete`, {}],
  };
  for (const call of calls.filter((each) => !isOfServer(each) && ['data', 'page'].includes(each.responseType))) {
    if (call.bodyType !== 'application/json') continue;
    const [path, body] = asked[`${call.method} ${call.path}`] ?? ['/nothing'];
    const response = await platform.desk('aurora', path, body);
    expect([call.path, response.status]).toEqual([call.path, 200]);
    expect(strictly(call).parse(response.body)).toEqual(response.body);
  }
});

/** Parsing removes fields that are not described, so the parsed response must equal the whole response. */
const strictly = (call: DeskCall) => responseBody(call);
