import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Root, type Rule } from 'postcss';
import { sourceFiles, textOf } from './source-files';

const STYLES = join(__dirname, '..', '..', 'app', 'styles');
const sheets: readonly Root[] = readdirSync(STYLES)
  .filter((file) => file.endsWith('.css'))
  .map((file) => parse(readFileSync(join(STYLES, file), 'utf8')));

const isCalm = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'params' in parent && String(parent.params).includes('prefers-reduced-motion: reduce');

/** Keyframes that carry something from one place to another, and not only fade it. */
function movements(): Set<string> {
  const names = new Set<string>();
  for (const sheet of sheets) {
    sheet.walkAtRules('keyframes', (frames) => {
      frames.walkDecls(/^(?:transform|translate|rotate|scale)$/, () => void names.add(frames.params));
    });
  }
  return names;
}

/** The selectors of what is animated by one of `names`, or of everything that calms an animation. */
function selectors(wanted: (rule: Rule) => boolean): Set<string> {
  const found = new Set<string>();
  for (const sheet of sheets)
    sheet.walkRules((rule) => void (wanted(rule) && rule.selectors.map((each) => found.add(each))));
  return found;
}

const animations = (rule: Rule): string[] => {
  const values: string[] = [];
  rule.walkDecls(/^animation(?:-|$)/, ({ value }) => void values.push(value));
  return values;
};

describe('motion', () => {
  it('is calmed wherever something moves, for those who ask for it', () => {
    const names = movements();
    const isMoved = (rule: Rule) =>
      !isCalm(rule) && animations(rule).some((value) => value.split(/\s+/).some((word) => names.has(word)));
    const moved = selectors(isMoved);
    const calmed = selectors((rule) => isCalm(rule) && animations(rule).length > 0);
    expect(moved.size).toBeGreaterThan(5);
    expect([...moved].filter((selector) => !calmed.has(selector))).toEqual([]);
  });

  it('is calmed wherever something scrolls smoothly by itself', () => {
    const smooth = selectors((rule) => !isCalm(rule) && rule.toString().includes('scroll-behavior: smooth'));
    const calmed = selectors((rule) => isCalm(rule) && rule.toString().includes('scroll-behavior: auto'));
    expect([...smooth].filter((selector) => !calmed.has(selector))).toEqual([]);
    const screens = sourceFiles().filter((file) => /^(?:app|components)\/.*\.tsx$/.test(file));
    expect(screens.filter((file) => /(?<!motion-safe:)\bscroll-smooth\b/.test(textOf(file)))).toEqual([]);
  });

  it('is calmed by name: a rule for everything would cost every overlay a quarter of its style time', () => {
    expect([...selectors(isCalm)].filter((selector) => selector.includes('*'))).toEqual([]);
  });
});
