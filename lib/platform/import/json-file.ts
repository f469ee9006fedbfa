import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { readText } from './file-text';
import { syntaxHint } from './hints';
import { placeIn } from './place-in-text';
import type { Problem } from './problem';

export type JsonPath = readonly (string | number)[];

/** A parsed JSON file that knows the position of each value. */
export type JsonFile = {
  file: string;
  value: unknown;
  /** A problem at a path of the file. A missing path is reported at its nearest existing parent. */
  problem(path: JsonPath, reason: string, hint?: string): Problem;
  /** Every string in the file with its path. */
  texts(): readonly { path: JsonPath; text: string }[];
};

export type ReadJson = { ok: true; json: JsonFile } | { ok: false; problems: readonly Problem[] };

/** Parses a JSON file strictly: no comments, no trailing commas, no repeated keys. */
export function readJson(file: string): ReadJson {
  const read = readText(file);
  return read.ok ? parseJson(file, read.text) : { ok: false, problems: [read.problem] };
}

/** Parses a text as a JSON file with this name. */
function parseJson(file: string, source: string): ReadJson {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  const at = (offset: number) => placeIn(source, offset);
  if (root === undefined || errors.length > 0) return { ok: false, problems: syntaxProblems(file, errors, at) };
  const problem = (path: JsonPath, reason: string, hint?: string): Problem => ({
    file,
    ...at(nearest(root, path).offset),
    path: describePath(path),
    reason,
    ...(hint === undefined ? {} : { hint }),
  });
  const twice = repeatedKeys(root, []).map((path) =>
    problem(path, 'this key stands here twice', 'remove one of the two'),
  );
  if (twice.length > 0) return { ok: false, problems: twice };
  return { ok: true, json: { file, value: getNodeValue(root), problem, texts: () => textsOf(root, []) } };
}

/** Returns only the first problem, because the parser guesses after it. */
function syntaxProblems(
  file: string,
  errors: readonly ParseError[],
  at: (offset: number) => ReturnType<typeof placeIn>,
): readonly Problem[] {
  const [first] = errors;
  if (first === undefined) return [];
  const name = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const hint = syntaxHint(name);
  const reason = `is no JSON: ${name}`;
  return [{ file, ...at(first.offset), path: '', reason, ...(hint === undefined ? {} : { hint }) }];
}

function nearest(root: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const found = findNodeAtLocation(root, path.slice(0, length));
    // The position of the key is more useful than the position of the value.
    if (found !== undefined) return found.parent?.type === 'property' ? found.parent : found;
  }
  return root;
}

/** Formats a path, for example as `products[2].options[0].price`. */
export const describePath = (path: JsonPath): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');

const keyOf = (property: Node): string => String(property.children?.[0]?.value ?? '');

/** The direct children of a node, each with its key or index. */
function inside(node: Node): readonly { step: string | number; node: Node }[] {
  if (node.type === 'array') return (node.children ?? []).map((child, step) => ({ step, node: child }));
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const value = property.children?.[1];
    return value === undefined ? [] : [{ step: keyOf(property), node: value }];
  });
}

function repeatedKeys(node: Node, path: JsonPath): readonly JsonPath[] {
  const children = inside(node);
  const keys = node.type === 'object' ? children.map((child) => child.step) : [];
  const here = keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => [...path, key]);
  return [...here, ...children.flatMap((child) => repeatedKeys(child.node, [...path, child.step]))];
}

function textsOf(node: Node, path: JsonPath): readonly { path: JsonPath; text: string }[] {
  if (node.type === 'string') return [{ path, text: String(node.value) }];
  return inside(node).flatMap((child) => textsOf(child.node, [...path, child.step]));
}
