// Finds what the oldest browsers of package.json cannot run in built scripts and stylesheets. Rule: operations/OP11.
import { parse as parseScript } from 'acorn';
import { parse as parseCss } from 'postcss';
import {
  CSS_FEATURES,
  ECMA_VERSION,
  GLOBALS,
  ITERATOR_HELPERS,
  METHODS,
  NESTING,
  STATIC_MEMBERS,
} from './browser-features.mjs';

/** @typedef {import('./browser-features.mjs').FirstVersions} FirstVersions */
/** @typedef {{ chrome: number, firefox: number, safari: number }} Oldest */
/** @typedef {(where: 'value' | 'selector' | 'at-rule', text: string) => readonly string[]} Look */
/** @typedef {{ type: string, [key: string]: unknown }} Node */

/**
 * Reads the oldest version of each engine from entries like 'safari >= 16.4'.
 *
 * @param {readonly string[]} entries
 * @returns {Oldest}
 */
export function oldestBrowsers(entries) {
  const versionOf = (/** @type {string} */ name) => {
    const version = entries.map((entry) => new RegExp(`^${name} >= ([\\d.]+)$`).exec(entry)?.[1]).find(Boolean);
    if (version === undefined) throw new Error(`browserslist has no entry like "${name} >= 1"`);
    return Number(version);
  };
  return { chrome: versionOf('chrome'), firefox: versionOf('firefox'), safari: versionOf('safari') };
}

/**
 * @param {FirstVersions} since
 * @param {Oldest} oldest
 */
const isTooNew = (since, oldest) =>
  /** @type {const} */ (['chrome', 'firefox', 'safari']).some((name) => (since[name] ?? Infinity) > oldest[name]);

/**
 * Returns the calls in a script that the oldest browsers do not have, and 'syntax: …' if they cannot read it. A file that
 * also reads a name without calling it, or that defines it, has looked whether it is there.
 *
 * @param {string} source
 * @param {Oldest} oldest
 * @returns {readonly string[]}
 */
export function newFeaturesOfScript(source, oldest) {
  /** @type {unknown} */
  let tree;
  try {
    tree = parsed(source);
  } catch (error) {
    return [`syntax: ${error instanceof Error ? error.message : error}`];
  }
  const { called, looked } = namesIn(tree);
  return [...called].filter((name) => {
    if (name === ITERATOR_HELPER) return isTooNew(ITERATOR_HELPERS.since, oldest);
    const since = STATIC_MEMBERS.get(name) ?? GLOBALS.get(name) ?? METHODS.get(name);
    return since !== undefined && isTooNew(since, oldest) && !looked.has(name.slice(name.lastIndexOf('.') + 1));
  });
}

/** @param {string} source */
function parsed(source) {
  const options = /** @type {const} */ ({ ecmaVersion: ECMA_VERSION, allowHashBang: true });
  try {
    return parseScript(source, { ...options, sourceType: 'module' });
  } catch (error) {
    // Scripts may use what modules forbid, but no newer syntax.
    try {
      return parseScript(source, { ...options, sourceType: 'script', allowReturnOutsideFunction: true });
    } catch {
      throw error;
    }
  }
}

/**
 * The known names that a script calls, and those that it looks up or defines.
 *
 * @param {unknown} tree
 */
function namesIn(tree) {
  const called = new Set();
  const looked = new Set();
  /** @type {unknown[]} */
  const open = [tree];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) open.push(...node);
    if (!isNode(node)) continue;
    const callee = node.type === 'CallExpression' || node.type === 'NewExpression' ? node.callee : null;
    if (isNode(callee) && node.optional !== true && addCall(callee, called)) {
      open.push(callee.object, node.arguments);
      continue;
    }
    addLook(node, looked);
    open.push(...Object.values(node).filter((value) => typeof value === 'object' && value !== null));
  }
  return { called, looked };
}

/**
 * Notes a call. Returns whether the callee is one of the known names.
 *
 * @param {Node} callee
 * @param {Set<string>} called
 */
function addCall(callee, called) {
  if (callee.type === 'Identifier') return note(called, GLOBALS, String(callee.name));
  if (callee.type !== 'MemberExpression' || callee.optional === true) return false;
  const name = memberName(callee);
  if (ITERATOR_HELPERS.names.includes(name) && isIterator(callee.object)) called.add(ITERATOR_HELPER);
  const object = isNode(callee.object) && callee.object.type === 'Identifier' ? String(callee.object.name) : '';
  return (
    note(called, STATIC_MEMBERS, `${object}.${name}`) ||
    note(called, METHODS, name) ||
    (['window', 'self', 'globalThis'].includes(object) && note(called, GLOBALS, name))
  );
}

/** What a call of any of the helpers is reported as. */
const ITERATOR_HELPER = 'iterator helper';

/**
 * Whether an expression is `….values()` or the like.
 *
 * @param {unknown} node
 */
const isIterator = (node) =>
  isNode(node) &&
  node.type === 'CallExpression' &&
  Array.isArray(node.arguments) &&
  node.arguments.length === 0 &&
  isNode(node.callee) &&
  node.callee.type === 'MemberExpression' &&
  ITERATOR_HELPERS.sources.includes(memberName(node.callee));

/**
 * @param {Set<string>} called
 * @param {ReadonlyMap<string, FirstVersions>} known
 * @param {string} name
 */
function note(called, known, name) {
  if (known.has(name)) called.add(name);
  return known.has(name);
}

/**
 * Notes a name that is read, defined, or a text as in `'share' in navigator`.
 *
 * @param {Node} node
 * @param {Set<string>} looked
 */
function addLook(node, looked) {
  if (node.type === 'MemberExpression') looked.add(memberName(node));
  if (node.type === 'Property' || node.type === 'MethodDefinition') looked.add(keyName(node.key));
  if (node.type === 'Literal' && typeof node.value === 'string') looked.add(node.value);
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') looked.add(keyName(node.argument));
}

/** @param {Node} node */
const memberName = (node) => keyName(node.property);

/** @param {unknown} key */
const keyName = (key) => (isNode(key) ? String(key.name ?? key.value ?? '') : '');

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Returns what the oldest browsers do not know in a stylesheet. Not counted is what stands in @supports, a declaration
 * after one that they know of the same property, and a selector in :is() or :where(), which forgive.
 *
 * @param {string} source
 * @param {Oldest} oldest
 * @returns {readonly string[]}
 */
export function newFeaturesOfCss(source, oldest) {
  const tooNew = CSS_FEATURES.filter((feature) => isTooNew(feature.since, oldest));
  /** @type {Look} */
  const look = (where, text) =>
    tooNew.flatMap((feature) => (feature.in === where && feature.pattern.test(text) ? feature.name : []));
  const isNestingTooNew = isTooNew(NESTING, oldest);
  const found = new Set();
  parseCss(source).walk((node) => {
    if (isInSupports(node)) return;
    for (const name of featuresOfNode(node, look)) found.add(name);
    if (isNestingTooNew && node.type === 'rule' && node.parent?.type === 'rule') found.add('nesting');
  });
  return [...found];
}

/**
 * @param {import('postcss').ChildNode} node
 * @param {Look} look
 */
function featuresOfNode(node, look) {
  if (node.type === 'atrule') return look('at-rule', `${node.name} ${node.params}`);
  if (node.type === 'rule') return look('selector', withoutForgiving(node.selector));
  return node.type === 'decl' && !hasFallback(node, look) ? look('value', node.value) : [];
}

/**
 * Whether the browser takes another declaration. Of custom properties it takes the last one, whatever its value.
 *
 * @param {import('postcss').Declaration} node
 * @param {Look} look
 */
const hasFallback = (node, look) =>
  !node.prop.startsWith('--') &&
  node.parent?.nodes?.some(
    (other) =>
      other !== node && other.type === 'decl' && other.prop === node.prop && look('value', other.value).length === 0,
  );

/** @param {import('postcss').ChildNode} node */
function isInSupports(node) {
  /** @type {import('postcss').Node | undefined} */
  let parent = node.parent;
  while (parent !== undefined) {
    if (parent.type === 'atrule' && /** @type {import('postcss').AtRule} */ (parent).name === 'supports') return true;
    parent = parent.parent;
  }
  return false;
}

/**
 * Removes :is(…) and :where(…) with their contents.
 *
 * @param {string} selector
 */
function withoutForgiving(selector) {
  let kept = '';
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    if (depth === 0 && /^:(?:is|where)\(/.test(selector.slice(at))) {
      depth = 1;
      at = selector.indexOf('(', at);
      continue;
    }
    if (depth > 0) depth += selector[at] === '(' ? 1 : selector[at] === ')' ? -1 : 0;
    else kept += selector[at];
  }
  return kept;
}
