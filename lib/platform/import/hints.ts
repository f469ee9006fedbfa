import type { z } from 'zod';
import { editDistance } from '@/lib/domain/json/edit-distance';
import { expectedKind, isStep } from './fields/fields';
import { fieldNames, type JsonSchema, schemaAt } from './schemas/json-schema';

/** Up to so many of a name's letters may be wrong: one in three, and always one. */
const LETTERS_PER_MISTAKE = 3;

/** The known name that is most similar to a misspelt one; null when none is. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  let [nearest, least]: [string | null, number] = [
    null,
    Math.max(1, Math.floor(name.length / LETTERS_PER_MISTAKE)) + 1,
  ];
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** The hint for an unknown name: the most similar known one, else all of them. */
export function nameHint(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  if (nearest !== null) return `did you mean "${nearest}"?`;
  return known.length === 0 ? undefined : `known are: ${known.join(', ')}`;
}

/** How a value of each kind is written. */
const SPELLINGS: Readonly<Record<string, string>> = {
  int: 'write it without quotes and without decimals, like 12',
  number: 'write it without quotes and with a point, like 12.5',
  string: 'write it in double quotes, like "text"',
  boolean: 'write true or false without quotes',
  array: 'write it in brackets, also a single entry: [ … ]',
  object: 'write it in braces: { "field": value }',
  record: 'write it in braces: { "name": value }',
};

/** The hint for a field that the schema refuses: known names, the spelling of its kind, or its description. */
export function hintOfIssue(root: JsonSchema, issue: z.core.$ZodIssue, unknownKey?: string): string | undefined {
  const schema = schemaAt(root, issue.path.filter(isStep));
  if (unknownKey !== undefined) return schema === null ? undefined : nameHint(unknownKey, fieldNames(root, schema));
  const kind = issue.code === 'invalid_type' ? expectedKind(issue, root) : '';
  if (Object.hasOwn(SPELLINGS, kind)) return SPELLINGS[kind];
  return schema?.description;
}

const SYNTAX: Readonly<Record<string, string>> = {
  'comma expected': 'put a comma between the entry before and this one',
  'property name expected': 'a name in double quotes belongs here; the last entry has no comma after it',
  'value expected': 'a value belongs here; the last entry has no comma after it',
  'colon expected': 'put a colon between the name and its value',
  'close brace expected': 'the object is not closed: }',
  'close bracket expected': 'the list is not closed: ]',
  'invalid symbol': 'texts stand in double quotes; only true, false and null stand without',
  'unexpected end of string': 'the text is not closed: "',
  'invalid character': 'a line break in a text is written \\n, and a quote \\"',
  'invalid comment token': 'JSON has no comments',
};

/** The hint for a file that is no JSON. `name`: the parser's error in small letters. */
export const syntaxHint = (name: string): string | undefined => SYNTAX[name];
