import { REFUSALS } from '@/lib/contract/refusals';
import { COMPONENTS, type JsonSchema } from './json-schemas';
import {
  type Content,
  describedKinds,
  type OpenApi,
  type OpenApiOperation,
  type RefusalDescriptions,
} from './open-api-document';

/**
 * Converts an OpenAPI document to Markdown: the introduction, the refusals, every call by its tag, and the entities.
 */
export function openApiMarkdown(
  document: OpenApi,
  texts: { introduction: string; refusals: RefusalDescriptions },
): string {
  const groups = document.tags.map(({ name }) => groupOf(document, name));
  const entities = Object.entries(document.components.schemas).filter(([name]) => !REFUSED.includes(name));
  const sent = sentEntities(document);
  return [
    texts.introduction,
    refusalsTable(texts.refusals),
    ...groups,
    '## Entities',
    ...entities.map(([name, schema]) => `### ${name}\n\n${sent.has(name) ? sentEntityOf(schema) : entityOf(schema)}`),
    '',
  ].join('\n\n');
}

/** The introduction describes these entities. */
const REFUSED: readonly string[] = ['Refusal', 'NotFound'];

const refusalsTable = (descriptions: RefusalDescriptions): string =>
  table(
    ['refusal', 'status', ''],
    describedKinds(descriptions).map((kind) => [
      `\`${kind}\``,
      String(REFUSALS[kind].status),
      descriptions[kind] ?? '',
    ]),
  );

function groupOf(document: OpenApi, tag: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => callOf(`${method.toUpperCase()} ${path}`, operation)),
  );
  return [`## ${tag}`, ...calls].join('\n\n');
}

const INPUT_HEAD = ['', 'form', 'when left out', ''];

function callOf(name: string, operation: OpenApiOperation): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const body = onlySchema(requestBody?.content);
  const response = onlySchema(responses[200]?.content) ?? {};
  const inputs = [
    ...parameters.map(({ name: parameter, in: place, schema, description: about, required }) =>
      cells(
        `${parameter} (${place})`,
        { ...schema, description: about ?? schema.description ?? '' },
        formOf(schema),
        place !== 'path' && required,
      ),
    ),
    ...(body === undefined ? [] : cellsOf(body)),
  ];
  return [
    `### ${name}`,
    `\`${operation.operationId}\`: ${summary}.${description === undefined ? '' : ` ${description}`}`,
    ...(inputs.length === 0 ? [] : [table(INPUT_HEAD, inputs)]),
    ...(body?.$ref === undefined ? [] : [`Takes ${formOf(body)}.`]),
    `Returns ${returned(response)}.`,
  ].join('\n\n');
}

/** What a call returns: its `data`, or all of an event stream or a document. */
const returned = (response: JsonSchema): string =>
  formOf(response.properties?.data === undefined ? response : fieldOf(response, 'data'));

/** The schema of a content that has one type. */
const onlySchema = (content: Content | undefined): JsonSchema | undefined => Object.values(content ?? {})[0]?.schema;

/** An entity of a body, whose fields may be left out. */
function sentEntityOf(schema: JsonSchema): string {
  const rows = cellsOf(schema);
  return rows.length === 0 ? entityOf(schema) : table(INPUT_HEAD, rows);
}

/** The names of the entities in bodies. */
function sentEntities({ paths, components }: OpenApi): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (schema: unknown): void => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(components.schemas[name] ?? {});
    }
  };
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    visit(operation.requestBody ?? {});
  return found;
}

function entityOf(schema: JsonSchema): string {
  const rows = cellsOf(schema).map(([name, form, , about]) => [name ?? '', form ?? '', about ?? '']);
  return rows.length === 0 ? `${schema.description ?? ''}: ${formOf(schema)}.` : table(['', 'form', ''], rows);
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The cells of a row for each field. Nested fields follow with their path. */
function cellsOf(schema: JsonSchema, path = ''): readonly (readonly string[])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const place = `${path}${name}`;
    const { inner, form, step } = insideOf(field);
    const isNeeded = schema.required?.includes(name) === true && field.default === undefined;
    return [cells(place, field, form, isNeeded), ...cellsOf(inner, `${place}${step}`)];
  });
}

function cells(name: string, schema: JsonSchema, form = formOf(schema), isNeeded = false): readonly string[] {
  const otherwise = schema.default === undefined ? '' : `\`${JSON.stringify(schema.default)}\``;
  return [`\`${name}\``, form, isNeeded ? 'refused' : otherwise, schema.description ?? ''];
}

/**
 * The object in a field, also inside a list or beside null. `step`: the separator between the field's name and its
 * nested fields.
 */
function insideOf(field: JsonSchema): { inner: JsonSchema; form: string; step: string } {
  const options = (field.anyOf ?? []).filter((option): option is JsonSchema => typeof option === 'object');
  const solid = onlyOption(options) ?? field;
  const items = typeof solid.items === 'object' && !Array.isArray(solid.items) ? solid.items : null;
  const orNull = options.some(({ type }) => type === 'null') ? ' or null' : '';
  if (items?.properties !== undefined) return { inner: items, form: `list of objects${orNull}`, step: '[].' };
  if (solid.properties !== undefined) return { inner: solid, form: `object${orNull}`, step: '.' };
  return { inner: {}, form: formOf(field), step: '.' };
}

/** The one option beside null; undefined: there are several, or none. */
function onlyOption(options: readonly JsonSchema[]): JsonSchema | undefined {
  const [first, ...others] = options.filter(({ type }) => type !== 'null');
  return others.length === 0 ? first : undefined;
}

function fieldOf(schema: JsonSchema, name: string): JsonSchema {
  const field = schema.properties?.[name];
  return typeof field === 'object' ? field : {};
}

/** A short description of a value's type. */
function formOf(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') return 'anything';
  if (schema.$ref !== undefined) return named(schema.$ref);
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(formOf).join(' or ');
  const types = [schema.type ?? 'anything'].flat();
  return types.map((type) => typeForm(type, schema)).join(' or ');
}

function typeForm(type: string, schema: JsonSchema): string {
  if (type === 'array') return `list of ${formOf(Array.isArray(schema.items) ? undefined : schema.items)}`;
  if (type === 'object') return objectForm(schema);
  return `${FORMS[String(schema.format)] ?? FORMS[type] ?? type}${boundsOf(schema)}`;
}

const FORMS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'flag',
  integer: 'whole number',
  uuid: 'uuid',
};

const named = (reference: string): string => {
  const name = reference.slice(COMPONENTS.length);
  return `[${name}](#${name.toLowerCase()})`;
};

function objectForm({ properties, additionalProperties }: JsonSchema): string {
  if (properties === undefined) return `map of ${formOf(additionalProperties)}`;
  return `{ ${Object.entries(properties)
    .map(([name, field]) => `${name}: ${formOf(field)}`)
    .join(', ')} }`;
}

function boundsOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const min = minimum ?? minLength;
  const max = maximum ?? maxLength;
  if (minLength === 1 && max === undefined) return ', not empty';
  const unit = minLength !== undefined || maxLength !== undefined ? ' characters' : '';
  if (min === undefined && max === undefined) return '';
  if (max === undefined) return `, at least ${min}${unit}`;
  return `, ${min ?? 0} to ${max}${unit}`;
}
