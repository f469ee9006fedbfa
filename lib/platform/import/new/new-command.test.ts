import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { runPreview } from '../check/preview';
import { runNew } from './new-command';
import { codeFrom, roomsFrom } from './new-hotel';

let hotelsDir: string;
beforeEach(() => {
  hotelsDir = mkdtempSync(join(tmpdir(), 'hotels-'));
});
afterEach(() => rmSync(hotelsDir, { recursive: true }));

const source = () => ({ hotelsDir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') });
const noQuestion = () => Promise.reject(new Error('nothing is asked'));
const make = (...words: string[]) => runNew(words, source(), noQuestion);

it('makes a hotel from flags that passes the check without a warning', async () => {
  const { text, exitCode } = await make(
    '--name',
    'Hôtel de l’Étoile',
    '--languages',
    'fr,en',
    '--section',
    'Petit déjeuner|Breakfast',
  );
  expect(exitCode).toBe(0);
  expect(text).toContain('1 hotel with 1 product: 0 errors, 0 warnings');
  expect(text).toContain('http://hotel-de-l-etoile.localhost:3000');
  const section = JSON.parse(readFileSync(join(hotelsDir, 'hotel-de-l-etoile/sections/10-first.json'), 'utf8'));
  expect(section.title).toEqual({ fr: 'Petit déjeuner', en: 'Breakfast' });
});

it('asks for what it needs, and takes the default of an empty answer', async () => {
  const asked: string[] = [];
  const answers: Record<string, string> = { 'Name of the hotel': 'Aurora', 'Its price': '3,50' };
  const { exitCode } = await runNew([], source(), async (question) => {
    asked.push(question);
    return answers[question] ?? '';
  });
  expect(exitCode).toBe(0);
  expect(asked).toHaveLength(10);
  const { text } = await runPreview(['aurora'], source());
  expect(text).toMatch(/^Aurora {2}\(aurora, in en; offered: en\)\n {2}Room service\n {4}- Coffee {2}3\.50\u00a0€\n/);
});

it.each([
  [['--name', 'Aurora', '--code', 'Not a code'], /cannot be a hotel's code/],
  [['--name', '日本'], /"" cannot be a hotel's code/],
  [['--nmae', 'Aurora'], /npm run hotel -- new --name/],
])('refuses %j and makes nothing', async (words, expected) => {
  expect(await make(...words)).toMatchObject({ exitCode: 1, text: expect.stringMatching(expected) });
  expect(existsSync(join(hotelsDir, 'aurora'))).toBe(false);
});

it('never changes a folder that exists', async () => {
  await make('--name', 'Aurora');
  const before = readFileSync(join(hotelsDir, 'aurora/hotel.json'), 'utf8');
  expect(await make('--name', 'Aurora', '--currency', '£')).toMatchObject({ exitCode: 1 });
  expect(readFileSync(join(hotelsDir, 'aurora/hotel.json'), 'utf8')).toBe(before);
});

it('prints the errors of the check for an answer that the import refuses', async () => {
  const { text, exitCode } = await make('--name', 'Aurora', '--timezone', 'Mars/Base');
  expect(exitCode).toBe(1);
  expect(text).toMatch(/hotel\.json:\d+:\d+ error ext_data\.timezone: a time zone like Europe\/Madrid is expected/);
});

it.each([
  ['Hôtel de l’Étoile', 'hotel-de-l-etoile'],
  ['  The 25hours! ', 'the-25hours'],
])('derives from the name %j the code %s', (name, code) => {
  expect(codeFrom(name)).toBe(code);
});

it.each([
  ['101-103, 201', ['101', '102', '103', '201']],
  ['Suite 5', ['Suite 5']],
  ['9-7', ['9-7']],
  ['', []],
])('reads the rooms %j as %j', (text, rooms) => {
  expect(roomsFrom(text)).toEqual(rooms);
});

it('previews the errors of a hotel that cannot be served', async () => {
  await make('--name', 'Aurora', '--color', 'blue');
  expect(await runPreview(['aurora'], source())).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('#2faa61'),
  });
  expect((await runPreview([], source())).exitCode).toBe(1);
});
