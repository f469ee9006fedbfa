import { readdirSync, readFileSync } from 'node:fs';
import { sourceFiles, textOf } from './source-files';

const FOLDER = 'docs/rules';

/** Every rule of the product, as its topic and id: 'prices/P3'. */
const rules = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .flatMap((file) =>
      [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^### (\w+) · /gm)].map(
        ([, id]) => `${file.replace('.md', '')}/${id}`,
      ),
    );

const topics = new Set(rules().map((rule) => rule.slice(0, rule.indexOf('/'))));

/** What a file cites in its comments. */
const citedIn = (file: string): string[] =>
  [...textOf(file).matchAll(/\b([a-z-]+)\/([A-Z]+\d+)\b/g)]
    .filter(([, topic = '']) => topics.has(topic))
    .map(([cited]) => cited);

describe('the rules of the product', () => {
  it('have an id of their own each', () => {
    const ids = rules().map((rule) => rule.slice(rule.indexOf('/') + 1));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(ids.length).toBeGreaterThan(500);
  });

  it('exist where a comment cites them', () => {
    const known = new Set(rules());
    const dangling = sourceFiles().flatMap((file) =>
      citedIn(file)
        .filter((rule) => !known.has(rule))
        .map((rule) => `${file}: ${rule}`),
    );
    expect(dangling).toEqual([]);
    expect(new Set(sourceFiles().flatMap(citedIn)).size).toBeGreaterThan(200);
  });

  it('are the only document of that kind that comments cite', () => {
    const absent = /\b(?:guest-app|follow-up \d|readings? \d|PROVED \d|DESIGN ")/;
    const citing = sourceFiles().filter(
      (file) => file !== 'tests/architecture/rules.test.ts' && !file.startsWith('scripts/house'),
    );
    expect(citing.filter((file) => absent.test(textOf(file)))).toEqual([]);
  });
});
