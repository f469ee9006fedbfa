import { readFileSync } from 'node:fs';
import { forget } from '@/lib/server/remember';
import { describedResponses, operationsOf } from '@/tests/builders/api/described-response';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { applySettings, readSettings } from '../../settings/env';
import { CALLS } from '../api-calls';
import { handleApi } from '../handle-api';
import { guestApiDocs } from './guest-api-docs';
import { guestOpenApi } from './guest-open-api';

const operations = operationsOf(guestOpenApi());

it('describes exactly the calls that the gateway has', () => {
  const described = operations.map(({ operation }) => operation.operationId);
  expect(described.sort()).toEqual([...CALLS.map(({ id }) => id), 'streamEvents'].sort());
});

it('describes the parts of each path and where each call names its hotel', () => {
  const described = operations.map(({ path, operation }) => [
    path,
    operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  ]);
  expect(described).toEqual(
    operations.map(({ path }) => [path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]),
  );
  for (const { id, hotelIn } of CALLS) {
    const found = operations.find(({ operation }) => operation.operationId === id);
    const keys = found?.operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
    if (hotelIn !== undefined && 'query' in hotelIn) expect(keys).toContain(hotelIn.query);
    const body = JSON.stringify(found?.operation.requestBody?.content['application/json']?.example ?? '');
    if (hotelIn !== undefined && 'body' in hotelIn && !/push|goals/.test(found?.path ?? ''))
      expect(body).toContain(hotelIn.body);
  }
});

it('gives each call a name of its own and a summary', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(operations.filter(({ operation }) => operation.summary === '')).toEqual([]);
});

it('refers only to schemas that it contains, and contains no other', () => {
  const document = guestOpenApi();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(new Set(references.map(([, name]) => name))).toEqual(new Set(Object.keys(document.components.schemas)));
  expect(JSON.stringify(document)).not.toMatch(/\$defs|__schema/);
});

it('gives each JSON body an example that its schema accepts', () => {
  const { bodyErrors } = describedResponses(guestOpenApi());
  const bodies = operations.filter(({ operation }) => operation.requestBody?.content['application/json'] !== undefined);
  expect(bodies.length).toBeGreaterThan(10);
  for (const { operation } of bodies) {
    const example = operation.requestBody?.content['application/json']?.example;
    expect([operation.operationId, bodyErrors(operation, example)]).toEqual([operation.operationId, []]);
  }
});

it('tells a client how long to wait', () => {
  for (const { operation } of operations) {
    expect(operation.responses[429]?.headers).toHaveProperty('Retry-After');
    expect(operation.responses[503]?.headers).toHaveProperty('Retry-After');
  }
});

it('equals docs/guest-api.md, which npm run docs writes', () => {
  expect(readFileSync('docs/guest-api.md', 'utf8')).toBe(guestApiDocs());
});

describe('GET /api/v1/openapi.json', () => {
  serveTwoHotels();
  const ask = (host: string, method = 'GET') =>
    handleApi(new Request('http://localhost/api/v1/openapi.json', { method, headers: { host } }));

  it.each(['aurora.localhost:3000', 'localhost:3000'])('needs no key on %s', async (host) => {
    const response = await ask(host);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(guestOpenApi())));
  });

  it('responds to HEAD with the headers alone', async () => {
    const [get, head] = [await ask('aurora.localhost:3000'), await ask('aurora.localhost:3000', 'HEAD')];
    expect([head.status, [...head.headers], await head.text()]).toEqual([200, [...get.headers], '']);
  });

  it('is not posted to', async () => {
    expect((await ask('aurora.localhost:3000', 'POST')).status).toBe(404);
  });

  it('is the same in front of an upstream, which is not asked for it', async () => {
    applySettings(
      readSettings({ HOTEL_API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', RATE_READS_PER_MINUTE: '2' }),
    );
    forget('limits');
    const statuses = [];
    for (let asked = 0; asked < 3; asked += 1) statuses.push((await ask('aurora.localhost:3000')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
