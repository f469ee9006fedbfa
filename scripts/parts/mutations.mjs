import { parseSync } from 'oxc-parser';

/**
 * One change of a source text: the characters from `start` to `end` become `after`.
 *
 * @typedef {{ kind: string, start: number, end: number, after: string }} Mutation
 * @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} Node
 */

/** @type {Readonly<Record<string, string>>} */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '/',
  '/': '*',
};
const COMPARISONS = ['<', '<=', '>', '>=', '===', '!=='];

/** Statements after which a function, a round of a loop or the program does not go on. */
const LEAVES = ['ReturnStatement', 'ContinueStatement', 'BreakStatement', 'ThrowStatement'];

/** What stands around an expression without being part of the program that runs. */
const TYPE_WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** A quantifier or an anchor of a regular expression; what is to be skipped comes first. */
const PATTERN_PARTS =
  /\\(?:[pPu]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<[=!]|<\w+>|[:=!])|\{(\d+)(,?)(\d*)\}|[*+?^$]/gs;

/**
 * The mutations of a TypeScript source: comparisons and their limits, `&&` and `||`, signs and factors, negations,
 * constants, statements and early returns left out, quantifiers and anchors of regular expressions. Types, imports and
 * keys stay.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Mutation[]}
 */
export function mutationsOf(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** @type {Mutation[]} */
  const found = [];
  visit(/** @type {any} */ (program), (node, parent) => {
    for (const [kind, start, end, after] of changesOf(node, parent, text)) found.push({ kind, start, end, after });
  });
  return found;
}

/** @typedef {[kind: string, start: number, end: number, after: string]} Change */

/**
 * @param {Node} node
 * @param {Node | null} parent
 * @param {string} text
 * @returns {Change[]}
 */
function changesOf(node, parent, text) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorChanges(node, text);
    case 'UnaryExpression':
      return node.operator === '!' ? [['negation', node.start, /** @type {Node} */ (node.argument).start, '']] : [];
    case 'ExpressionStatement':
      return parent?.type === 'BlockStatement' ? [['statement', node.start, node.end, ';']] : [];
    case 'IfStatement':
      return node.alternate === null && doesLeave(/** @type {Node} */ (node.consequent))
        ? [['early return', node.start, node.end, ';']]
        : [];
    case 'Literal':
      return literalChanges(node, parent, text);
    default:
      return [];
  }
}

/** @param {Node} statement @returns {boolean} */
function doesLeave(statement) {
  const last = statement.type === 'BlockStatement' ? /** @type {Node[]} */ (statement.body).at(-1) : statement;
  return last !== undefined && LEAVES.includes(last.type);
}

/** @param {Node} node @param {string} text @returns {Change[]} */
function operatorChanges(node, text) {
  const operator = String(node.operator);
  const [left, right] = [/** @type {Node} */ (node.left), /** @type {Node} */ (node.right)];
  if (operator === '??')
    return [['default', left.end, right.end, text.slice(left.end, node.end).match(/^\)*/)?.[0] ?? '']];
  const after = OPERATORS[operator];
  const start = text.indexOf(operator, left.end);
  if (after === undefined || start < 0 || start >= right.start) return [];
  const kind = COMPARISONS.includes(operator)
    ? 'comparison'
    : node.type === 'LogicalExpression'
      ? 'logic'
      : 'arithmetic';
  return [[kind, start, start + operator.length, after]];
}

/** @param {Node} node @param {Node | null} parent @param {string} text @returns {Change[]} */
function literalChanges(node, parent, text) {
  const { start, end, value } = node;
  if (parent === null || /^(?:Import|Export)/.test(parent.type) || parent.key === node) return [];
  if (node.regex) return patternChanges(text.slice(start, end), start);
  if (typeof value === 'boolean') return [['boolean', start, end, String(!value)]];
  if (typeof value === 'number')
    return [value + 1, value - 1].map((other) => ['number', start, end, other < 0 ? `(${other})` : String(other)]);
  if (typeof value === 'string' && parent.type !== 'ExpressionStatement')
    return [['string', start, end, value === '' ? "'x'" : "''"]];
  return [];
}

/** @param {string} pattern @param {number} offset @returns {Change[]} */
function patternChanges(pattern, offset) {
  return [...pattern.matchAll(PATTERN_PARTS)].flatMap((match) => {
    const [part, from, comma, to] = match;
    const afters = otherQuantifiers(part, from, comma, to);
    const start = offset + match.index;
    return afters.map((after) => /** @type {Change} */ (['pattern', start, start + part.length, after]));
  });
}

/** @param {string} part @param {string} [from] @param {string} [comma] @param {string} [to] @returns {string[]} */
function otherQuantifiers(part, from, comma = '', to = '') {
  if (from !== undefined) {
    const least = `{${Number(from) + 1}${comma}${to}}`;
    if (to === '') return [least];
    return [...(to === from ? [] : [least]), `{${from},${Number(to) + 1}}`];
  }
  if (part === '+') return ['*'];
  if (part === '*') return ['+'];
  return ['?', '^', '$'].includes(part) ? [''] : [];
}

/**
 * Calls back for each node that runs.
 *
 * @param {Node} node
 * @param {(node: Node, parent: Node | null) => void} each
 * @param {Node | null} [parent]
 */
function visit(node, each, parent = null) {
  if (TYPE_WRAPPERS.includes(node.type)) return visit(/** @type {Node} */ (node.expression), each, parent);
  if (node.type.startsWith('TS')) return;
  each(node, parent);
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) visit(/** @type {Node} */ (child), each, node);
  }
}

/** @param {string} text @param {Mutation} mutation */
export const mutated = (text, { start, end, after }) => text.slice(0, start) + after + text.slice(end);

/**
 * The same choice for the same seed, as evenly as possible over the kinds of mutations.
 *
 * @template {{ kind: string }} Choice
 * @param {readonly Choice[]} all
 * @param {number} size
 * @param {number} seed
 */
export function sampleOf(all, size, seed) {
  const random = randomOf(seed);
  /** @type {Map<string, { rank: number, choice: Choice }[]>} */
  const kinds = new Map();
  for (const choice of all) {
    const group = kinds.get(choice.kind) ?? [];
    group.push({ rank: random(), choice });
    kinds.set(choice.kind, group);
  }
  const ranked = [...kinds.values()].map((group) => group.sort((one, other) => one.rank - other.rank));
  const longest = Math.max(0, ...ranked.map((group) => group.length));
  return Array.from({ length: longest }, (_, round) => ranked.flatMap((group) => group[round]?.choice ?? []))
    .flat()
    .slice(0, size);
}

/** Mulberry32: numbers from 0 to 1 that follow from a seed. @param {number} seed */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
