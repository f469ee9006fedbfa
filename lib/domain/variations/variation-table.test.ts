import { readFileSync } from 'node:fs';
import { VARIATION_TABLE } from './variation-table';
import { NO_VARIATIONS } from './variations';

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Returns the table of docs/variations.md as it must be. */
const table = [
  row(['variation', 'type', 'what it does', 'rules', 'works today']),
  '|---|---|---|---|---|',
  ...Object.entries(VARIATION_TABLE).map(([name, { type, effect, rules, works }]) =>
    row([`\`${name}\``, type, effect, rules, works ? 'yes' : 'not yet']),
  ),
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
