import { v4 } from 'uuid';
import { z } from 'zod';
import { may, STAFF_ACTIONS, STAFF_ROLES, type StaffAction } from '@/lib/domain/staff/roles';
import type { DeskCall } from '@/lib/platform/desk/desk-call';
import { DESK_CALLS } from '@/lib/platform/desk/desk-calls';
import { deskKey } from '@/lib/platform/desk-key';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { handleDesk } from './handle-desk';

const TOKEN = 'a token of the operator';
const HOST = 'aurora.localhost:3000';
const platform = serveTwoHotels(() => {}, { scripts: true, deskToken: TOKEN });

const calls = Object.values(DESK_CALLS)
  .flat()
  .filter(({ access }) => access === 'staff');

/** Values of which one suits each parameter of a path; none of them names anything that there is. */
const SAMPLES = [v4(), '999999', 'nothing', 'x'.repeat(43)];

/** A text that a parameter's schema takes. */
function sampleOf(schema: z.ZodType): string {
  const named = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
  const found = [...named, ...SAMPLES, 'product:999999'].find((text) => schema.safeParse(text).success);
  if (found === undefined) throw new Error('no sample for a parameter');
  return found;
}

const pathOf = ({ path, params }: DeskCall): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => sampleOf(params[name] ?? z.string()));

const FORM = [
  '--x\r\nContent-Disposition: form-data; name="file"; filename="x.txt"\r\nContent-Type: text/plain\r\n\r\nx\r\n',
  '--x--\r\n',
].join('');

/** Makes a call as the desk's page does, with a cookie or with a key. */
async function make(call: DeskCall, by: { cookie: string } | { authorization: string }) {
  const gone = new AbortController();
  const isForm = call.bodyType === 'multipart/form-data';
  const response = await handleDesk(
    new Request(`http://${HOST}/api/desk/v1${pathOf(call)}`, {
      method: call.method,
      signal: gone.signal,
      headers: {
        ...{ host: HOST, 'sec-fetch-site': 'same-origin' },
        ...(call.method === 'POST' && { origin: `http://${HOST}` }),
        ...(call.method === 'POST' && {
          'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json',
        }),
        ...by,
      },
      ...(call.method === 'POST' && { body: isForm ? FORM : '{}' }),
    }),
  );
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? await response.json() : null;
  gone.abort();
  if (!isJson) await response.body?.cancel().catch(() => undefined);
  return { status: response.status, missing: body?.data?.data?.action?.[0] ?? null };
}

const keyOf = (code: string) => deskKey(TOKEN, code);
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  handleDesk(
    new Request(`http://${HOST}/api/desk/v1${path}`, {
      method: 'POST',
      headers: {
        ...{
          host: HOST,
          origin: `http://${HOST}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );
const cookieIn = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
const byKey = { authorization: `Bearer ${keyOf('aurora')}` };

/** Invites a person, who accepts with a password. Returns the cookies. */
async function cookieOf(role: string): Promise<string> {
  const invited = await post('/staff/members', { name: `The ${role}`, role }, byKey);
  const { data } = await invited.json();
  const token = String(data.invitation_url_path).split('#')[1];
  const accepted = await post('/invitations/password', {
    ...{ token, login: `the-${role}`, password: 'four words in a row', keep: false },
  });
  if (accepted.status !== 200) throw new Error(`not accepted: ${accepted.status} ${await accepted.text()}`);
  return cookieIn(accepted);
}

/** Every call that a caller with these actions must not make, with what it answers. */
async function expectExactly(by: Parameters<typeof make>[1], isAllowed: (action: StaffAction) => boolean) {
  // What may not be done first, so that nothing that may be done ends the session before.
  for (const call of calls) {
    if (call.action === null || isAllowed(call.action)) continue;
    expect([call.id, await make(call, by)]).toEqual([call.id, { status: 403, missing: call.action }]);
  }
  for (const call of calls) {
    if (call.action !== null && !isAllowed(call.action)) continue;
    const { status, missing } = await make(call, by);
    const isRefused = status === 401 || status === 405 || status >= 500 || (status === 403 && missing !== null);
    expect([call.id, isRefused ? status : 'not refused', missing]).toEqual([call.id, 'not refused', null]);
  }
}

it('lets the hotel’s own system make every call with the key', async () => {
  // The key itself is replaced by one of the calls.
  for (const call of calls.filter(({ id }) => id !== 'replaceKey')) {
    const { status } = await make(call, byKey);
    expect([call.id, status === 401 || status >= 500, status]).toEqual([call.id, false, status]);
  }
});

it.each(STAFF_ROLES)('lets %s make exactly the calls of its actions', async (role) => {
  await expectExactly({ cookie: await cookieOf(role) }, (action) => may(role, action));
});

it('has no route of the staff API past the table of calls, where nothing would be asked of a role', () => {
  const known = new Set(
    Object.values(DESK_CALLS)
      .flat()
      .map(({ method, path }) => `${method} /api/desk/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const routes = platform().app.routes.filter(
    ({ path, method }) => path.startsWith('/api/desk/v1') && method !== 'ALL',
  );
  expect(routes.length).toBeGreaterThan(80);
  expect(routes.map(({ method, path }) => `${method} ${path}`).filter((route) => !known.has(route))).toEqual([]);
});

it('gives every call of staff an action of the table, or none', () => {
  for (const { id, action } of calls)
    expect([id, action === null || STAFF_ACTIONS.includes(action)]).toEqual([id, true]);
});

it('asks no action of what only concerns the caller or shows no data of guests', () => {
  const free = calls.filter(({ action }) => action === null).map(({ path }) => path);
  for (const path of free) expect([path, /^\/(?:me(?:\/.*)?|settings|events)$/.test(path)]).toEqual([path, true]);
});

it('refuses every call without a session, with another hotel’s session and another hotel’s key', async () => {
  const other = await platform().openDeskSession('bellevue', { key: keyOf('bellevue'), name: 'Marta' });
  const callers = [
    { cookie: '' },
    { cookie: `desk-session=${other?.signed}` },
    { authorization: `Bearer ${keyOf('bellevue')}` },
  ];
  for (const by of callers)
    for (const call of calls) expect([call.id, (await make(call, by)).status]).toEqual([call.id, 401]);
});
