import type { LogEntry } from '@/lib/domain/staff-log/log-entry';
import { isOfServer } from '@/tests/builders/api/calls-of-server';
import { paymentService } from '@/tests/builders/payments/payment-service';
import { DESK_TOKEN, platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { everyDeskCall, everyDeskCallSettings } from '@/tests/builders/platform/every-desk-call';
import { photo } from '@/tests/builders/platform/photo';
import { memberAt } from '@/tests/builders/platform/staff-members';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { emptySqlite } from '@/tests/builders/platform/stores';
import type { DeskCall } from '../desk/desk-call';
import { DESK_CALLS } from '../desk/desk-calls';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';
import { describerOf } from './describers';

const service = paymentService();
const platform = platformPerFile(emptySqlite, everyDeskCallSettings(service));

const written = () =>
  throughOtherConnection(platform.store, (db) => db.selectFrom('staff_log').selectAll().orderBy('id').execute());

const upload = async (path: string) => {
  const form = new FormData();
  const picture = new File([new Uint8Array(await photo(40, 30).png().toBuffer())], 'Ada in the pool.png');
  form.append('file', path === '/menu/sheet' ? new File(['id,kind\r\n100,product\r\n'], 'menu.csv') : picture);
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, 'aurora')}`, [HOTEL_HEADER]: 'aurora' };
  const init = { method: 'POST', body: form, headers };
  return platform.send(new Request(`http://inside/api/desk/v1${path}`, init));
};

const calls = Object.values(DESK_CALLS)
  .flat()
  .filter((call) => !isOfServer(call) && ['data', 'page'].includes(call.responseType))
  // The hotel's key is no person.
  .filter(({ path }) => !path.startsWith('/me'));

/** Words of guests and staff, and secrets, which the calls below are made with or answer. */
const NEVER_STORED = [
  ...['Ada', 'Cold soup', 'Soon', 'Hello', 'Good morning', 'Quiet', 'lift', '600-000'],
  ...['fcm.googleapis.com', 'AAAAAAAAAA', deskKey(DESK_TOKEN, 'aurora'), deskKey(DESK_TOKEN, 'aurora', 2), DESK_TOKEN],
  ...['802619', 'invitation#', '/r/'],
];

it('writes one entry for each call that is described and none for another, without what is secret or a guest’s', async () => {
  const examples = await everyDeskCall(platform, service);
  const chat = examples['GET /chats/{uuid}']?.[0] ?? '';
  let count = (await written()).length;
  const made = async ({ method, path, bodyType }: DeskCall) => {
    if (bodyType === 'multipart/form-data') return upload(path.startsWith('/chats') ? `${chat}/files` : path);
    const [at, body] = examples[`${method} ${path}`] ?? ['/nothing'];
    return platform.desk('aurora', at, body);
  };
  for (const call of calls) {
    const { status } = await made(call);
    const entries = await written();
    expect([call.id, status, entries.length - count]).toEqual([call.id, 200, describerOf(call) === undefined ? 0 : 1]);
    count = entries.length;
  }
  const all = JSON.stringify(await written());
  expect(NEVER_STORED.filter((words) => all.includes(words))).toEqual([]);
});

it('stores what a person does with own proofs under the person’s name, without the proof', async () => {
  const eva = await memberAt(platform, 'bellevue', { name: 'Eva', role: 'manager' });
  const [pin, password] = ['802619', 'a long word of Eva’s own'];
  expect((await eva.desk('/me/pin', { pin })).status).toBe(200);
  expect((await eva.desk('/me/password', { login: 'eva', password })).status).toBe(200);
  expect((await eva.desk('/me/pin', { pin: '1111' })).status).toBe(422);
  const log = (await eva.desk(`/staff-log?person=${eva.id}`)).body.data as readonly LogEntry[];
  expect(log).toMatchObject([
    {
      ...{ person: eva.id, name: 'Eva', action: 'setOwnPassword' },
      target: { kind: 'staff-person', id: eva.id, title: 'Eva' },
      before: { ways: [] },
      after: { ways: ['password'] },
    },
    { action: 'setOwnPin', before: { has_pin: false }, after: { has_pin: true } },
  ]);
  const all = JSON.stringify(await written());
  expect([pin, password].filter((secret) => all.includes(secret))).toEqual([]);
});

it('keeps the log from everybody who may not manage the staff', async () => {
  for (const role of ['station', 'reception'] as const) {
    const member = await memberAt(platform, 'bellevue', { role });
    for (const path of ['/staff-log', '/staff-log.csv']) expect((await member.desk(path)).status).toBe(403);
  }
  expect((await platform.get('/api/desk/v1/staff-log', { [HOTEL_HEADER]: 'bellevue' })).status).toBe(401);
});
