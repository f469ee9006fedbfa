import type { ChatRegistration, StartedChat } from '@/lib/contract/chat';
import { paths } from '@/lib/contract/paths';
import { handleApi } from '@/lib/server/api/handle-api';
import { handleStorage } from '@/lib/server/files/handle-storage';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { clearResponseCache } from '@/lib/server/upstream/shared-response-cache';
import {
  groupsIn,
  HOTEL_ID,
  type HotelCode,
  orderOf,
  placedIn,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { hotelUuidOf, registrationOf } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';

/** The gateway of the embedded platform, called on the hosts of two hotels whose entities have the same ids. */
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await emptySqlite());
  platform.files.write('bellevue/pictures/menu.pdf', '%PDF-1.4');
  setPlatform(platform.app);
  applySettings(readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
  clearResponseCache();
});
afterAll(async () => {
  await platform.close();
  expect(platform.unexpectedErrors).toEqual([]);
});

const ask = async (host: HotelCode, path: string, sent?: unknown) => {
  const isForm = sent instanceof FormData;
  const body = isForm ? sent : JSON.stringify(sent);
  const request = new Request(`http://localhost:3000/api/v1${path}`, {
    ...(sent !== undefined && { method: 'POST', body }),
    headers: { host: `${host}.localhost:3000`, ...(!isForm && { 'content-type': 'application/json' }) },
  });
  const response = await handleApi(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
};

async function chatOn(host: HotelCode, more: Partial<ChatRegistration> = {}): Promise<StartedChat> {
  const { status, body } = await ask(host, paths.chatStart(), await registrationOf(platform, host, more));
  expect(status).toBe(200);
  return body.data;
}

const picture = () => {
  const form = new FormData();
  form.append('file', new Blob([FILE_BYTES.png]), 'a.png');
  return form;
};

describe('a chat on a gateway with two hotels', () => {
  it('responds to the calls of a chat on its own hotel’s host and 404 on another’s', async () => {
    const { uuid, initiator } = await chatOn('bellevue');
    const person_uuid = initiator.uuid;
    const [message] = (await ask('bellevue', paths.chatMessages(uuid))).body.data;
    const calls: readonly (readonly [string, unknown?])[] = [
      [paths.chat(uuid, person_uuid)],
      [paths.chatMessages(uuid)],
      [paths.chatMessage(uuid, message.id)],
      [paths.chatMessages(uuid), { content: 'Hello', person_uuid, lang: 'en' }],
      [paths.chatFiles(uuid), picture()],
      [paths.chatRestart(uuid), { lang: 'en' }],
      [paths.chatRead(uuid), { person_uuid }],
    ];
    for (const [path, sent] of calls) {
      expect([path, (await ask('aurora', path, sent)).status]).toEqual([path, 404]);
      expect([path, (await ask('bellevue', path, sent)).status]).toEqual([path, 200]);
    }
  });

  it('refuses to start a chat at another hotel than the host’s', async () => {
    expect((await ask('aurora', paths.chatStart(), await registrationOf(platform, 'bellevue'))).status).toBe(404);
  });

  it('responds with 404 for a person who is a guest of another hotel', async () => {
    const { initiator } = await chatOn('bellevue');
    const [own, other] = [await hotelUuidOf(platform, 'bellevue'), await hotelUuidOf(platform, 'aurora')];
    expect((await ask('bellevue', paths.guest(own, initiator.uuid))).status).toBe(200);
    expect((await ask('aurora', paths.guest(other, initiator.uuid))).status).toBe(404);
    expect((await ask('aurora', paths.guest(own, initiator.uuid))).status).toBe(404);
    const again = await chatOn('aurora', { person_uuid: initiator.uuid });
    expect((await ask('bellevue', paths.chat(again.uuid, again.initiator.uuid))).status).toBe(404);
  });

  it('serves the files of a chat only on its hotel’s host, and not on the front page’s host', async () => {
    const { uuid } = await chatOn('bellevue');
    const { path } = (await ask('bellevue', paths.chatFiles(uuid), picture())).body.data;
    const get = async (host: string, file: string) =>
      (await handleStorage(new Request(`http://localhost:3000${file}`, { headers: { host: `${host}:3000` } }))).status;
    expect([await get('bellevue.localhost', path), await get('aurora.localhost', path)]).toEqual([200, 404]);
    for (const file of [path, path.replace('/files/', '/%66iles/'), path.replace('bellevue', 'bellevu%65')])
      expect([file, await get('localhost', file)]).toEqual([file, 404]);
    expect(await get('localhost', '/storage/bellevue/logo.svg')).toBe(200);
  });
});

describe('an order on a gateway with two hotels', () => {
  const cancel = (uuid: string, hotel: HotelCode) => ({
    uuid,
    hotel_id: HOTEL_ID[hotel],
    language: 'en',
    reason: 'order_cancel__mistake',
  });

  it('cancels an order only on its own hotel’s host', async () => {
    const placed = placedIn(await ask('bellevue', paths.orders(), orderOf('bellevue')));
    const { uuid } = placed.order;
    const draft = async () => groupsIn(await ask('bellevue', paths.checkOrders('bellevue', [uuid]))).draft;
    expect((await ask('aurora', paths.changeStatus(), cancel(uuid, 'bellevue'))).status).toBe(404);
    expect((await ask('aurora', paths.changeStatus(), cancel(uuid, 'aurora'))).status).not.toBe(200);
    expect(await draft()).toHaveLength(1);
    expect((await ask('bellevue', paths.changeStatus(), cancel(uuid, 'bellevue'))).status).toBe(200);
    expect(await draft()).toHaveLength(0);
  });

  it('lists no order of another hotel', async () => {
    const placed = placedIn(await ask('bellevue', paths.orders(), orderOf('bellevue')));
    expect(groupsIn(await ask('aurora', paths.checkOrders('aurora', [placed.order.uuid])))).toEqual({
      draft: [],
      pending: [],
      histories: [],
    });
  });
});

describe('the data of a hotel on a gateway with two hotels', () => {
  it('returns a product’s free slots only on its own hotel’s host', async () => {
    const section = (await ask('bellevue', paths.section('bellevue', 21))).body.data.section;
    const { uuid } = section.products[0];
    const at = { from: '2026-05-02', to: '2026-05-09' };
    const asked = async (host: HotelCode, hotel: HotelCode) =>
      ask(host, paths.availableDays(uuid, { ...at, hotelUuid: await hotelUuidFor(hotel) }));
    expect((await asked('bellevue', 'bellevue')).body.data.length).toBeGreaterThan(0);
    expect((await asked('aurora', 'aurora')).status).toBe(404);
    expect((await asked('aurora', 'bellevue')).status).toBe(404);
  });

  it.each([
    ['weather', paths.weather(HOTEL_ID.bellevue)],
    ['announcements', paths.announcements(HOTEL_ID.bellevue)],
    ['recommendations', paths.recommendations('bellevue', [100])],
  ])('returns a hotel’s %s only on its own host', async (_what, path) => {
    expect((await ask('aurora', path)).status).toBe(404);
    expect((await ask('bellevue', path)).status).toBe(200);
  });

  it('returns a hotel’s voice prompts only on its own host', async () => {
    const path = paths.voicePrompts(await hotelUuidFor('bellevue'));
    expect((await ask('aurora', path)).status).toBe(404);
    expect((await ask('bellevue', path)).body).toMatchObject({
      success: true,
      data: [{ content: expect.stringContaining('bellevue') }, {}],
    });
  });

  it('returns the page around a hotel’s PDF only on its own host', async () => {
    const page = (host: HotelCode) =>
      handleApi(
        new Request(`http://localhost:3000/api/v1${paths.pdfViewer('/storage/bellevue/menu.pdf', '/products/10')}`, {
          headers: { host: `${host}.localhost:3000` },
        }),
      );
    const own = await page('bellevue');
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await own.text()).toContain('href="/products/10"');
    expect((await page('aurora')).status).toBe(404);
  });
});

const hotelUuidFor = (code: HotelCode) => hotelUuidOf(platform, code);
