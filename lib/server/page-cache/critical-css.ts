import 'server-only';
import postcss, { type ChildNode } from 'postcss';

/** A style sheet, prepared so that the rules of a page are found without parsing it again. */
export type StyleSheet = readonly StyleNode[];

/** Returns a style sheet of the build by its URL path; null if it cannot be read. */
export type ReadStyleSheet = (path: string) => StyleSheet | null;

type StyleNode =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; head: string; nodes: readonly StyleNode[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'verbatim'; text: string };

/** `classes`, `attributes`: what a page must have so that the selector can match. */
type Selector = { text: string; classes: readonly string[]; attributes: readonly string[] };

/** At-rules whose rules are chosen one by one. Others are kept whole. */
const GROUPS: readonly string[] = ['layer', 'media', 'supports', 'container'];

/** A class in a selector, with its escapes: \: \[ \2c and the like. */
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const ATTRIBUTE = /\[([\w-]+)/g;

const POINTER_STATE = /:(?:hover|active)(?![\w-])/;

/** Throws if the text is not CSS. */
export const parseStyleSheet = (css: string): StyleSheet => postcss.parse(css).nodes.map(prepareNode);

function prepareNode(node: ChildNode): StyleNode {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((text) => !needsPointer(text)).map(prepareSelector);
    return { kind: 'rule', selectors, body: `{${node.nodes.map(String).join(';')}}` };
  }
  if (node.type === 'comment') return { kind: 'verbatim', text: '' };
  if (node.type === 'decl' || node.nodes === undefined) return { kind: 'verbatim', text: `${node};` };
  if (node.name === 'keyframes' && node.parent?.type === 'root')
    return { kind: 'keyframes', name: node.params, text: String(node) };
  if (!GROUPS.includes(node.name)) return { kind: 'verbatim', text: String(node) };
  return { kind: 'group', head: `@${node.name} ${node.params}`, nodes: node.nodes.map(prepareNode) };
}

/**
 * Whether the selector matches only under a pointer or a finger, and so only after the whole sheet has come. A comma is
 * one of `:is(:hover, :focus)`, which matches without a pointer too.
 */
function needsPointer(selector: string): boolean {
  const plain = selector.replace(CLASS, '').replace(/:not\([^)]*\)/g, '');
  return POINTER_STATE.test(plain) && !plain.includes(',');
}

function prepareSelector(text: string): Selector {
  const required = withoutArguments(text);
  return {
    text,
    classes: [...required.matchAll(CLASS)].map(([, name = '']) => unescaped(name)),
    // An escape of a class may look like an attribute.
    attributes: [...required.replace(CLASS, '').matchAll(ATTRIBUTE)].map(([, name = '']) => name),
  };
}

/** A selector without what stands in parentheses, because `:not(.a)` and `:is(.a, .b)` match without `.a`. */
function withoutArguments(selector: string): string {
  let depth = 0;
  // An escaped parenthesis is part of a class.
  return selector.replace(/\\.|[^\\]/gs, (letter) => {
    if (letter === ')') depth -= 1;
    const kept = depth === 0 && letter !== ')' ? letter : '';
    if (letter === '(') depth += 1;
    return kept;
  });
}

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, hex?: string, letter = '') =>
    hex === undefined ? letter : String.fromCodePoint(Number.parseInt(hex, 16)),
  );

/**
 * Returns the rules of the sheet that can apply to a page as it is in the HTML, before anybody touches it: those whose
 * classes and attributes it has. Their order and layers stay as they are. The HTML is React's: attributes follow a blank,
 * their values stand in double quotes. Rule: page-cache/PC18.
 */
export function selectCriticalCss(sheet: StyleSheet, html: string): string {
  const classes = classesIn(html);
  const hasAttribute = attributeTest(html);
  const canMatch = (selector: Selector) =>
    selector.classes.every((name) => classes.has(name)) && selector.attributes.every(hasAttribute);
  const textOf = (node: StyleNode): string => {
    if (node.kind === 'verbatim') return node.text;
    if (node.kind === 'keyframes') return '';
    if (node.kind === 'group') {
      const inner = node.nodes.map(textOf).join('');
      // A layer without rules still has its place in the order of layers.
      return inner === '' && !node.head.startsWith('@layer') ? '' : `${node.head}{${inner}}`;
    }
    const selectors = node.selectors.filter(canMatch).map(({ text }) => text);
    return selectors.length === 0 ? '' : `${selectors.join(',')}${node.body}`;
  };
  const rules = sheet.map(textOf).join('');
  const keyframes = sheet.filter((node) => node.kind === 'keyframes').filter(({ name }) => rules.includes(name));
  return rules + keyframes.map(({ text }) => text).join('');
}

/** Returns whether the HTML has an attribute. React writes some names as in JavaScript: `readOnly`. */
function attributeTest(html: string): (name: string) => boolean {
  const lowerCase = html.toLowerCase();
  const known = new Map<string, boolean>();
  return (name) => {
    const has = known.get(name) ?? lowerCase.includes(` ${name.toLowerCase()}`);
    known.set(name, has);
    return has;
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

function classesIn(html: string): ReadonlySet<string> {
  const values = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => value));
  return new Set([...values].flatMap((value) => decoded(value).split(/[ \t\n\f\r]+/)));
}

const decoded = (value: string): string =>
  value.replace(/&(#x27|amp|gt|lt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity);
