import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse } from 'postcss';
import { sourceFiles, textOf } from './source-files';

/**
 * Pages in Arabic, Hebrew and Persian are mirrored by logical utilities and properties alone, so a physical side is a
 * defect. Rule: languages/L7.
 */
const STYLES = join(__dirname, '..', '..', 'app', 'styles');

/** The browser's scrollbar is on the right in every writing direction, so its compensation is too. */
const isScrollbar = (text: string) => text.includes('--scrollbar-gone');

const PHYSICAL_UTILITIES = [
  /^(?:m|p|scroll-m|scroll-p)[lr]-/,
  /^(?:left|right)-(?!to-)/,
  /^(?:border|rounded|rounded-t|rounded-b)-?[lr](?:-|$)/,
  /^rounded-(?:tl|tr|bl|br|l|r)(?:-|$)/,
  /^(?:text|float|clear|object|bg|origin|mask)-(?:left|right|top-left|top-right|bottom-left|bottom-right)$/,
  /^(?:bg-gradient|bg-linear)-to-(?:l|r|tl|tr|bl|br)$/,
];
const isPhysicalUtility = (utility: string) => PHYSICAL_UTILITIES.some((pattern) => pattern.test(utility));

/** Removes the variants and the signs of a class: 'desk:rtl:-ml-2!' becomes 'ml-2'. Colons in brackets belong to it. */
const withoutVariants = (name: string): string =>
  name
    .replace(/^(?:(?:[^:[\]]|\[[^\]]*\])+:)+/, '')
    .replace(/^[-!]+/, '')
    .replace(/!$/, '');

const PHYSICAL_PROPERTY =
  /^(?:left|right|(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:left|right)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const isPhysicalDeclaration = ({ prop, value }: Pick<Declaration, 'prop' | 'value'>): boolean =>
  PHYSICAL_PROPERTY.test(prop) || (/^(?:text-align|float|clear)$/.test(prop) && /^(?:left|right)$/.test(value));

const PHYSICAL_STYLE =
  /\b(?:(?:margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|textAlign: '(?:left|right)')/g;

const shown = sourceFiles().filter((file) => /^(?:app|components)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file));

it.each([
  ['ml-2', true],
  ['desk:-mr-gutter', true],
  ['rtl:[&_ul]:pl-5!', true],
  ['left-3', true],
  ['right-[calc(12px+1px)]', true],
  ['border-l', true],
  ['rounded-tr-lg', true],
  ['text-left', true],
  ['origin-top-left', true],
  ['bg-gradient-to-r', true],
  ['ms-2', false],
  ['inset-x-0', false],
  ['rounded-t-xl', false],
  ['border-line', false],
  ['rounded-lg', false],
  ['text-lg', false],
  ['bg-[linear-gradient(to_right,red,blue)]', false],
])('counts the class %s as physical: %s', (name, isPhysical) => {
  expect(isPhysicalUtility(withoutVariants(name))).toBe(isPhysical);
});

it('uses no physical side in the classes of pages and components', () => {
  const found = shown.flatMap((file) =>
    textOf(file)
      .split(/[\s'"`]+/)
      .filter((name) => isPhysicalUtility(withoutVariants(name)) && !isScrollbar(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('uses no physical side in gradients that run along the line of text', () => {
  expect(shown.filter((file) => /gradient\(to_(?:left|right)/.test(textOf(file)))).toEqual([]);
});

it('uses no physical side in the inline styles of pages and components', () => {
  expect(shown.flatMap((file) => (textOf(file).match(PHYSICAL_STYLE) ?? []).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

it('uses no physical side in the stylesheets', () => {
  const found: string[] = [];
  for (const file of readdirSync(STYLES).filter((name) => name.endsWith('.css'))) {
    parse(readFileSync(join(STYLES, file), 'utf8')).walkDecls((declaration) => {
      if (isPhysicalDeclaration(declaration) && !isScrollbar(declaration.value)) found.push(`${file}: ${declaration}`);
    });
  }
  expect(found).toEqual([]);
});

it('sets the writing direction on every page’s html element', () => {
  const roots = shown.filter((file) => /^ *<html\b/m.test(textOf(file)));
  expect(roots.length).toBeGreaterThan(1);
  expect(roots.filter((file) => !/<html\b[^>]*\bdir=/.test(textOf(file)))).toEqual([]);
});
