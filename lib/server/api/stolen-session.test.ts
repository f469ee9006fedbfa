import { PASSWORD } from '@/tests/builders/desk/invited-staff';
import { asMachine, callServed, inviteServed, SERVED_TOKEN, sentBack } from '@/tests/builders/desk/served-desk';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';

serveTwoHotels(() => {}, { scripts: true, deskToken: SERVED_TOKEN });

const OTHER_HOTEL = 'bellevue.localhost:3000';

let count = 0;
/** A person who has signed in, by the cookies of the browser. */
async function member() {
  count += 1;
  const login = `person-${count}`;
  const { id, token } = await inviteServed({ name: `Person ${count}` });
  const accepted = await callServed('/invitations/password', { body: { token, login, password: PASSWORD } });
  return { id, login, cookie: sentBack(accepted) };
}

/** A call from another browser in another network. */
const fromElsewhere = (path: string, cookie: string, body?: unknown) =>
  callServed(path, {
    cookie,
    headers: { 'user-agent': 'curl/8', 'x-forwarded-for': '203.0.113.9' },
    ...(body !== undefined && { body }),
  });

async function expectDead(cookie: string): Promise<void> {
  for (const path of ['/me', '/orders', '/events', '/settings'])
    expect([path, (await fromElsewhere(path, cookie)).status]).toEqual([path, 401]);
  expect((await fromElsewhere('/content/products/100/price', cookie, { price: 1 })).status).toBe(401);
  expect((await (await fromElsewhere('/session', cookie)).json()).data).toBeNull();
}

it.each<[string, (owner: Awaited<ReturnType<typeof member>>) => Promise<unknown>]>([
  ['has signed out', ({ cookie }) => callServed('/session/end', { body: {}, cookie })],
  [
    'has signed in anew in the same browser',
    ({ cookie, login }) => callServed('/sign-in/password', { body: { login, password: PASSWORD }, cookie }),
  ],
  [
    'was signed out by a manager',
    async ({ id }) => {
      const sessions = await asMachine<{ id: string; person: string | null }[]>('/staff/sessions');
      for (const session of sessions.filter(({ person }) => person === id))
        await asMachine(`/staff/sessions/${session.id}/end`, {});
    },
  ],
  ['was removed', ({ id }) => asMachine(`/staff/members/${id}/remove`, {})],
])('opens nothing from elsewhere with a copied cookie after its owner %s', async (_what, end) => {
  const owner = await member();
  expect((await fromElsewhere('/me', owner.cookie)).status).toBe(200);
  await end(owner);
  await expectDead(owner.cookie);
});

it('ends the session of a copied cookie when its owner changes the password in another one', async () => {
  const owner = await member();
  const second = sentBack(await callServed('/sign-in/password', { body: { login: owner.login, password: PASSWORD } }));
  const changed = { login: owner.login, password: 'another four words here', current: PASSWORD };
  expect((await callServed('/me/password', { body: changed, cookie: second })).status).toBe(200);
  await expectDead(owner.cookie);
  expect((await callServed('/me', { cookie: second })).status).toBe(200);
});

it('opens nothing on the host of another hotel, and cannot be ended there', async () => {
  const { cookie } = await member();
  for (const path of ['/me', '/orders', '/events'])
    expect([path, (await callServed(path, { cookie, host: OTHER_HOTEL })).status]).toEqual([path, 401]);
  expect((await (await callServed('/session', { cookie, host: OTHER_HOTEL })).json()).data).toBeNull();
  await callServed('/session/end', { body: {}, cookie, host: OTHER_HOTEL });
  expect((await callServed('/me', { cookie })).status).toBe(200);
});
