import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Root, type Rule } from 'postcss';
import { sourceFiles, textOf } from './source-files';

const STYLES = join(__dirname, '..', '..', 'app', 'styles');
const sheets: readonly Root[] = readdirSync(STYLES)
  .filter((file) => file.endsWith('.css'))
  .map((file) => parse(readFileSync(join(STYLES, file), 'utf8')));

/** Every rule of the project's stylesheets. */
const rules: readonly Rule[] = sheets.flatMap((sheet) => {
  const found: Rule[] = [];
  sheet.walkRules((rule) => void found.push(rule));
  return found;
});

/** The class names in the sources of pages and components. */
const classes = sourceFiles()
  .filter((file) => /^(?:app|components)\/.*\.tsx?$/.test(file))
  .flatMap((file) => textOf(file).split(/[\s'"`]+/));

/** The entries of one table in the Tailwind config, which has one entry per line. */
function entriesOf(table: string): readonly [name: string, value: string][] {
  const lines = (
    readFileSync(join(__dirname, '..', '..', 'tailwind.config.ts'), 'utf8').split(`      ${table}: {\n`)[1] ?? ''
  )
    .split('\n      },')[0]
    ?.split('\n');
  return (lines ?? []).flatMap((line) => {
    const [, name, value] = /^ {8}'?([\w-]+)'?: (.+),$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
}
const moving = entriesOf('keyframes')
  .filter(([, frames]) => /translate|rotate|scale|transform/.test(frames))
  .map(([name]) => name);
/** The utilities whose keyframes move, turn or scale an element. Those that only fade it are excluded. */
const movements = entriesOf('animation')
  .filter(([, value]) => moving.some((name) => value.startsWith(`'${name} `)))
  .map(([name]) => `animate-${name}`);

const isInMedia = ({ parent }: Rule, query: string): boolean =>
  parent?.type === 'atrule' && 'params' in parent && String(parent.params).includes(query);
const isCalm = (rule: Rule) => isInMedia(rule, 'prefers-reduced-motion: reduce');

describe('motion for guests who prefer reduced motion', () => {
  it('uses every moving animation only with motion-safe', () => {
    expect(movements.length).toBeGreaterThan(5);
    const used = classes.filter((name) =>
      movements.some((movement) => name.endsWith(`:${movement}`) || name === movement),
    );
    expect(used.length).toBeGreaterThan(5);
    // A spinner must keep turning slowly, so that guests see that the app still works.
    const allowed = (name: string) => name.includes('motion-safe:') || name === 'motion-reduce:animate-spin-slow';
    expect(used.filter((name) => !allowed(name))).toEqual([]);
  });

  it('disables every moving animation of a stylesheet for guests who prefer reduced motion', () => {
    const animated = rules.filter((rule) => {
      const text = rule.nodes.map(String).join(';');
      return !isCalm(rule) && moving.some((name) => new RegExp(`animation[^;]*\\b${name}\\b`).test(text));
    });
    const calmed = new Set(rules.filter(isCalm).flatMap((rule) => rule.selectors));
    expect(animated.flatMap((rule) => rule.selectors).filter((selector) => !calmed.has(selector))).toEqual([]);
  });

  it('scrolls smoothly only for guests who accept motion', () => {
    const smooth = rules.filter((rule) => rule.nodes.some((node) => String(node) === 'scroll-behavior: smooth'));
    expect(smooth.filter((rule) => !isInMedia(rule, 'prefers-reduced-motion: no-preference'))).toEqual([]);
    expect(classes.filter((name) => /(?<!motion-safe:)scroll-smooth$/.test(name))).toEqual([]);
  });

  it('disables motion by class name, because a rule for all elements would cost a quarter of each overlay’s style time', () => {
    expect(rules.filter((rule) => isCalm(rule) && rule.selector.includes('*'))).toEqual([]);
  });
});
