import type { OpenApi } from '@/lib/contract/schema/open-api/open-api-document';
import { isOfServer } from '@/tests/builders/api/calls-of-server';
import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { deskRoutes } from '../routes/desk-routes';
import { apiDocs } from './api-docs';
import { DESK_CALLS } from './desk-calls';
import { openApi } from './open-api';

const platform = platformPerFile(emptySqlite);

const calls = Object.values(DESK_CALLS).flat();

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
  expect(ofServer.sort()).toEqual([
    'GET /events',
    'GET /hotels',
    'GET /session',
    'GET /sign-in',
    'POST /invitations/passkey',
    'POST /invitations/passkey/options',
    'POST /invitations/password',
    'POST /invitations/read',
    'POST /session',
    'POST /session/end',
    'POST /sign-in/oidc',
    'POST /sign-in/passkey',
    'POST /sign-in/passkey/options',
    'POST /sign-in/password',
    'POST /sign-in/pin',
  ]);
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
    'GET /pace',
    'GET /persons',
    'GET /printers',
    'GET /problems',
    'GET /receipts',
    'GET /room-charges',
    'GET /staff-log',
    'GET /staff/devices',
    'GET /staff/members',
    'GET /staff/sessions',
    'GET /stock',
    'GET /ticket-problems',
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
    'changeMenuItem',
    'confirmHandoverNote',
    'correctOrder',
    'moveOrder',
    'refundOrder',
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
