import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchView } from '@/lib/contract/search-view';
import { findEntries, type PreparedSearch, prepareSearch } from '@/lib/domain/search/find-entries';
import { handleSearchCatalogue } from '@/lib/server/catalogue/handle-search-catalogue';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { unattended } from '@/tests/builders/platform/embedded-platform';
import { startPlatform } from '@/tests/builders/platform/start-platform';

// What guests of the demo hotels type, and what they must find first. Rules: search/SR3 to search/SR11.

const filesDir = mkdtempSync(join(tmpdir(), 'searched-'));
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

type Catalogue = { view: SearchView; search: PreparedSearch };
const catalogues = new Map<string, Promise<Catalogue>>();

function catalogueOf(hotel: string, language: string): Promise<Catalogue> {
  const key = `${hotel} ${language}`;
  const known = catalogues.get(key) ?? readCatalogue(hotel, language);
  catalogues.set(key, known);
  return known;
}

async function readCatalogue(hotel: string, language: string): Promise<Catalogue> {
  const request = new Request(`http://localhost/catalogue/${language}`, {
    headers: { host: `${hotel}.localhost:3000` },
  });
  const view = (await (await handleSearchCatalogue(request, language)).json()) as SearchView;
  return { view, search: prepareSearch(view) };
}

/** The first hit: how it answers, or what it is, and its title; "near" when nothing has every word; '' for none. */
async function firstHit(hotel: string, language: string, typed: string): Promise<string> {
  const { view, search } = await catalogueOf(hotel, language);
  const { hits, isNear } = findEntries(typed, search);
  const [first] = hits;
  const entry = first && view.entries[first.entry];
  if (first === undefined || entry === undefined) return '';
  const title = entry.kind === 'product' ? entry.product.title : entry.title;
  return `${isNear ? 'near ' : ''}${first.food?.kind ?? entry.kind}: ${title}`;
}

type Query = readonly [hotel: string, language: string, typed: string, expected: string];
const QUERIES: readonly Query[] = JSON.parse(readFileSync('tests/hotels/search-queries.json', 'utf8'));

it('has two hundred queries in ten languages', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(QUERIES.map(([, language]) => language)).size).toBeGreaterThanOrEqual(9);
});

it.each(QUERIES)('at %s in %s, %j finds %j first', async (hotel, language, typed, expected) => {
  expect(await firstHit(hotel, language, typed)).toBe(expected);
});

const HOTELS = readdirSync('hotels').filter((code) => existsSync(join('hotels', code, 'hotel.json')));

it.each(HOTELS)(
  'at %s, in each language, one tap on a topic finds its answer, and on a diet dishes of that diet',
  async (hotel) => {
    const { languages } = JSON.parse(readFileSync(join('hotels', hotel, 'hotel.json'), 'utf8'));
    for (const language of languages) {
      const { view, search } = await catalogueOf(hotel, language);
      const { topics, diets } = view.ideas ?? { topics: [], diets: [] };
      expect(topics).not.toEqual([]);
      for (const topic of topics) {
        const found = findEntries(topic, search).hits.map(({ entry }) => view.entries[entry]);
        expect([topic, found.some((entry) => entry?.kind === 'answer')]).toEqual([topic, true]);
      }
      for (const diet of diets) {
        const { hits, isNear } = findEntries(diet, search);
        expect([diet, hits[0]?.food?.kind, isNear]).toEqual([diet, 'marked', false]);
      }
    }
  },
);
