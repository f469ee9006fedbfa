import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIATION_TABLE } from './variation-table';
import { NO_VARIATIONS, readVariations, type Variations } from './variations';

const DEMO_HOTELS = readdirSync('hotels').map((code) => {
  const { ext_data, navigation } = JSON.parse(readFileSync(join('hotels', code, 'hotel.json'), 'utf8'));
  const bar: readonly { code: string }[] | null = navigation ?? null;
  return { code, bar, variations: readVariations(ext_data.variations).variations };
});
type DemoHotel = (typeof DEMO_HOTELS)[number];

/** Whether guests see a variation of the bar: most change the default bar only (variations/VA5). */
const isInBar = (name: keyof Variations, bar: DemoHotel['bar']): boolean =>
  bar === null || (name === 'callPhone' && bar.some(({ code }) => code === 'phone_call'));

const shows = ({ bar, variations }: DemoHotel, name: keyof Variations): boolean =>
  JSON.stringify(variations[name]) !== JSON.stringify(NO_VARIATIONS[name]) &&
  (VARIATION_TABLE[name].rules !== 'navigation/N23' || isInBar(name, bar));

const NAMES = Object.keys(VARIATION_TABLE) as (keyof Variations)[];

/** The demo hotels in which a variation differs from its default, and acts. */
const shownBy = (name: keyof Variations): readonly string[] =>
  DEMO_HOTELS.filter((hotel) => shows(hotel, name)).map(({ code }) => code);

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Returns the table of docs/variations.md as it must be. */
const table = [
  row(['variation', 'type', 'what it does', 'rules', 'works today', 'shown by']),
  '|---|---|---|---|---|---|',
  ...NAMES.map((name) => {
    const { type, effect, rules, works } = VARIATION_TABLE[name];
    return row([`\`${name}\``, type, effect, rules, works ? 'yes' : 'not yet', shownBy(name).join(', ')]);
  }),
].join('\n');

const page = readFileSync('docs/variations.md', 'utf8');

it('docs/variations.md lists every variation with its current description', () => {
  const [written] = /^\| variation [\s\S]*?\n(?=\n|$)/m.exec(page) ?? [];
  expect(`${written?.trimEnd()}\n`).toBe(`${table}\n`);
});

it('the examples in docs/variations.md use existing variations', () => {
  const examples = [...page.matchAll(/^ {2}"(\w+)": /gm)].map(([, name]) => name);
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.filter((name) => name === undefined || !(name in NO_VARIATIONS))).toEqual([]);
});

it.each(NAMES)('a demo hotel shows the variation %s', (name) => {
  expect(shownBy(name)).not.toEqual([]);
});
