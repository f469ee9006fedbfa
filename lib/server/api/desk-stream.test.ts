import { v4 } from 'uuid';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { deskKey } from '@/lib/platform/desk-key';
import { orderOf, soup } from '@/tests/builders/platform/embedded-platform';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { handleApi } from './handle-api';
import { handleDesk } from './handle-desk';

const TOKEN = 'a token of the operator';
const HOST = 'aurora.localhost:3000';

const platform = serveTwoHotels(
  (files) => {
    files.write('aurora/sections/70-bar.json', {
      ...{ id: 70, title: 'Bar' },
      products: [{ id: 700, title: 'Cola', price: 3 }],
    });
    files.change('aurora/hotel.json', (hotel) => {
      const stations = [
        { id: 'kitchen', title: 'Kitchen', sections: [10] },
        { id: 'bar', title: 'Bar', sections: [70] },
      ];
      hotel.ext_data = { ...Object(hotel.ext_data), desk: { stations } };
    });
  },
  { scripts: true, deskToken: TOKEN },
);

const byKey = { authorization: `Bearer ${deskKey(TOKEN, 'aurora')}` };

const desk = (path: string, by: Record<string, string>, body?: object, signal?: AbortSignal) =>
  handleDesk(
    new Request(`http://${HOST}/api/desk/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...{ host: HOST, 'sec-fetch-site': 'same-origin', ...by },
        ...(body !== undefined && { origin: `http://${HOST}`, 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    }),
  );

type Person = { role: StaffRole; stations?: readonly string[] };
type SignedIn = { id: string; cookie: string };

/** A person who has accepted an invitation with a password. */
async function signedIn(person: Person): Promise<SignedIn> {
  const login = `person-${v4()}`;
  const invited = await desk('/staff/members', byKey, { name: login, ...person });
  const { data } = await invited.json();
  const token = String(data.invitation_url_path).split('#')[1];
  const accepted = await desk(
    '/invitations/password',
    {},
    {
      ...{ token, login, password: 'four words in a row', keep: false },
    },
  );
  const cookies = accepted.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { id: data.person.id, cookie: cookies.join('; ') };
}

const open: AbortController[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
  expect(platform().live.count()).toBe(0);
});

/** What a stream has sent so far, and whether the server has closed it. */
async function listen(by: Record<string, string>) {
  const gone = new AbortController();
  open.push(gone);
  const response = await desk('/events', by, undefined, gone.signal);
  const heard = { text: '', isClosed: false, status: response.status };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (): Promise<void> => {
    const next = await reader?.read();
    if (next === undefined || next.done) heard.isClosed = true;
    else {
      heard.text += next.value;
      await read();
    }
  };
  void read().catch(() => undefined);
  return heard;
}

/** Waits until something is so; the test fails by its own time otherwise. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const COLA = { product: { id: 700, property: null }, quantity: 1, total_price: 3, from_recommendation: false };

async function place(...products: ReturnType<typeof soup>[]): Promise<string> {
  const order = orderOf('aurora', { products });
  const headers = { host: HOST, 'content-type': 'application/json' };
  const body = JSON.stringify(order);
  await handleApi(new Request(`http://${HOST}/api/v1/orders`, { method: 'POST', headers, body }));
  return order.uuid;
}

it('ends the streams of a removed person at once with their last event, and nobody else’s', async () => {
  const [gone, stays] = [await signedIn({ role: 'reception' }), await signedIn({ role: 'reception' })];
  const tabs = [await listen({ cookie: gone.cookie }), await listen({ cookie: gone.cookie })];
  const other = await listen({ cookie: stays.cookie });
  await desk(`/staff/members/${gone.id}/remove`, byKey, {});
  await until(() => tabs.every(({ isClosed }) => isClosed));
  for (const { text } of tabs) expect(text).toMatch(/event: session-ended\ndata: \{"type":"session-ended"\}\n\n$/);
  const uuid = await place(soup(4.5));
  await until(() => other.text.includes(uuid));
  expect([other.isClosed, other.text.includes('session-ended')]).toEqual([false, false]);
  expect((await listen({ cookie: gone.cookie })).status).toBe(401);
});

it('ends the streams of a session that was signed out in another tab', async () => {
  const { cookie } = await signedIn({ role: 'reception' });
  const tab = await listen({ cookie });
  await desk('/session/end', { cookie }, {});
  await until(() => tab.isClosed);
  expect(tab.text).toContain('event: session-ended');
});

it('begins a stream again when the role of its person has changed, without ending the session', async () => {
  const { id, cookie } = await signedIn({ role: 'reception' });
  const tab = await listen({ cookie });
  await desk(`/staff/members/${id}`, byKey, { role: 'station' });
  await until(() => tab.isClosed);
  expect(tab.text).not.toContain('session-ended');
  expect((await listen({ cookie })).status).toBe(200);
});

it('names to a narrowed person the orders with a line of theirs alone, in their order', async () => {
  const { cookie } = await signedIn({ role: 'station', stations: ['bar'] });
  const bar = await listen({ cookie });
  const machine = await listen(byKey);
  const [food, drink, both] = [await place(soup(4.5)), await place(COLA), await place(soup(4.5), COLA)];
  await desk(`/orders/${food}/approve`, byKey, {});
  await desk(`/orders/${drink}/approve`, byKey, {});
  await until(() => bar.text.includes('order-updated') && machine.text.split('order-updated').length > 2);
  expect(bar.text).not.toContain(food);
  const named = [...bar.text.matchAll(/event: (order-\w+)\ndata: .*"order_uuid":"([^"]+)"/g)];
  expect(named.map(([, type, uuid]) => [type, uuid])).toEqual([
    ['order-created', drink],
    ['order-created', both],
    ['order-updated', drink],
  ]);
  expect(machine.text).toContain(food);
});

it('names no chat to a station, and no order to a session that is for the staff alone', async () => {
  const { cookie } = await signedIn({ role: 'station' });
  await signedIn({ role: 'manager' });
  const opened = await desk('/session', {}, { key: deskKey(TOKEN, 'aurora'), name: 'Marta' });
  const rescue = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await opened.json()).data.actions).toEqual(['staff']);
  const [station, alone, machine] = [await listen({ cookie }), await listen({ cookie: rescue }), await listen(byKey)];
  const chat = v4();
  const event = { type: 'chat-message-created' as const, chat_message_id: 1, extra: { initiator_id: null } };
  platform().publishEvent({ hotel: 'aurora', id: 900_001, chat_uuid: chat, ...event });
  const uuid = await place(soup(4.5));
  await until(() => station.text.includes(uuid) && machine.text.includes(chat));
  expect(station.text).not.toContain(chat);
  expect([alone.text.includes(uuid), alone.text.includes(chat)]).toEqual([false, false]);
});
