import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Section, SectionFacts } from '@/lib/contract/catalogue';
import type { HotelResponse } from '@/lib/contract/hotel';
import { guestOpenApi } from '@/lib/server/api/description/guest-open-api';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { describedResponses } from '@/tests/builders/api/described-response';
import { type Input, operationOf, send } from '@/tests/builders/api/every-guest-call';
import { unattended } from '@/tests/builders/platform/embedded-platform';
import { startPlatform } from '@/tests/builders/platform/start-platform';

// The demo hotels have more kinds of products, options and texts than the hotels of other tests.

const filesDir = mkdtempSync(join(tmpdir(), 'described-'));
let close: () => Promise<void>;
beforeAll(async () => {
  applySettings(readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
  const { platform } = await startPlatform({ ...unattended('file::memory:', { dir: 'hotels' }), filesDir });
  setPlatform(platform);
  close = () => platform.close();
});
afterAll(async () => {
  await close();
  rmSync(filesDir, { recursive: true });
});

const { responseErrors } = describedResponses(guestOpenApi());

/** Reads what a call returns, which must be as described. */
async function read<T>(id: string, input: Input): Promise<T> {
  const response = await send(id, input);
  const json = await response.json();
  expect([id, input, response.status, responseErrors(operationOf(id), 200, json)]).toEqual([id, input, 200, []]);
  return json.data;
}

it.each(readdirSync('hotels'))('describes everything that the demo hotel %s responds', async (hotel) => {
  const at = { hotel, path: { hotel } };
  const { uuid } = (await read<HotelResponse>('readHotel', at)).hotel;
  for (const id of ['readWeather', 'readNavigation', 'listVoicePrompts', 'readAnswerTime', 'readTopics'])
    await read(id, at);
  for (const type of ['privacy_policy', 'impressum']) await read('readLegalText', { hotel, path: { hotel, type } });
  await read('listAnnouncements', { hotel });
  const below = (await read<readonly SectionFacts[]>('listSections', { hotel, query: { hotel_uuid: uuid } })).map(
    ({ id }) => id,
  );
  for (let section = below.pop(); section !== undefined; section = below.pop()) {
    const opened = (await read<{ section: Section }>('readSection', { hotel, path: { hotel, section } })).section;
    below.push(...opened.subsections.map(({ id }) => id));
    const products = opened.products.map(({ id }) => id);
    await read('listRecommendations', { ...at, query: { 'product_id[]': products } });
    await read('listPayments', { hotel, query: { 'product_ids[]': products } });
    await read('readOrderOptions', { hotel, query: { 'filter[product_ids][]': products } });
  }
});
