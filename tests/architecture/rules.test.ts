import { readdirSync, readFileSync } from 'node:fs';
import { sourceFiles, textOf } from './source-files';

const FOLDER = 'docs/rules';

const ruleFiles = (): string[] => readdirSync(FOLDER).filter((file) => file !== 'README.md');
const ruleText = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** The product rules whose state matches, as topic and id: 'prices/P3'. */
const rulesIn = (state: RegExp): string[] =>
  ruleFiles().flatMap((file) =>
    [...ruleText(file).matchAll(/^### (\w+) · [\s\S]*?\n- State: (.*)$/gm)]
      .filter(([, , written = '']) => state.test(written))
      .map(([, id]) => `${file.replace('.md', '')}/${id}`),
  );
const rules = (): string[] => rulesIn(/./);
const builtRules = (): string[] => rulesIn(/^built$/);

const STYLES = 'app/styles';
const styleFiles = (): string[] => readdirSync(STYLES).map((file) => `${STYLES}/${file}`);

const topics = new Set(rules().map((rule) => rule.slice(0, rule.indexOf('/'))));

/** The rules that a file's comments cite. */
const citedIn = (file: string): string[] =>
  [...textOf(file).matchAll(/\b([a-z-]+)\/([A-Z]+\d+)\b/g)]
    .filter(([, topic = '']) => topics.has(topic))
    .map(([cited]) => cited);

describe('the rules in docs/rules', () => {
  it('gives every rule in docs/rules a unique id', () => {
    const ids = rules().map((rule) => rule.slice(rule.indexOf('/') + 1));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(500);
  });

  it('documents every rule that a comment cites', () => {
    const known = new Set(rules());
    const dangling = sourceFiles().flatMap((file) =>
      citedIn(file)
        .filter((rule) => !known.has(rule))
        .map((rule) => `${file}: ${rule}`),
    );
    expect(dangling).toEqual([]);
    expect(new Set(sourceFiles().flatMap(citedIn)).size).toBeGreaterThan(200);
  });

  it('cites every built rule in code', () => {
    const isCode = (file: string) => !/^(?:tests|scripts)\/|\.test\.tsx?$/.test(file);
    const cited = new Set([...sourceFiles().filter(isCode), ...styleFiles()].flatMap(citedIn));
    expect(builtRules().filter((rule) => !cited.has(rule))).toEqual([]);
    expect(builtRules().length).toBeGreaterThan(400);
  });

  it('states for every rule whether it is built', () => {
    const states = ruleFiles().flatMap((file) => [...ruleText(file).matchAll(/^- State: (.*)$/gm)]);
    expect(states.filter(([, state]) => state !== 'built' && state !== 'not built yet').map(([line]) => line)).toEqual(
      [],
    );
    expect(states.length).toBe(rules().length);
  });

  it('cites no specification in comments other than docs/rules', () => {
    const absent = /\b(?:guest-app|follow-up \d|readings? \d|PROVED \d|DESIGN\s"|the\sspecification\b)/;
    const citing = sourceFiles().filter(
      (file) => file !== 'tests/architecture/rules.test.ts' && !file.startsWith('scripts/house'),
    );
    expect(citing.filter((file) => absent.test(textOf(file)))).toEqual([]);
  });
});
