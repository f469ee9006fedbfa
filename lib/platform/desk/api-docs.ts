import { REFUSALS, type RefusalKind } from '@/lib/contract/refusals';
import { COMPONENTS, type JsonSchema } from './json-schemas';
import { DESK_BASE, type OpenApi, type OpenApiOperation, REFUSAL_DESCRIPTIONS } from './open-api';

/** Converts the OpenAPI document to Markdown, for `docs/platform-api.md`. `npm run docs` writes that file. */
export function apiDocs(document: OpenApi): string {
  const groups = document.tags.map(({ name }) => groupOf(document, name));
  const entities = Object.entries(document.components.schemas).filter(([name]) => name !== 'Refusal');
  return [
    INTRODUCTION,
    refusalsTable(),
    ...groups,
    '## Entities',
    ...entities.map(([name, schema]) => `### ${name}\n\n${entityOf(schema)}`),
    '',
  ].join('\n\n');
}

const INTRODUCTION = `<!-- Written by npm run docs, from the schemas in lib/platform/desk. Change those. -->

# The staff API

What the people of a hotel do with its orders, products, chats and announcements. The calls stand below
\`${DESK_BASE}\` on the hotel’s own host; \`${DESK_BASE}/openapi.json\` describes them for programs.

**Key.** Every call carries \`Authorization: Bearer <key>\`. A hotel’s key is the HMAC-SHA256 of its code under the
operator’s \`DESK_TOKEN\` (where none is set, the one in the file \`desk-token\` of the data folder), in hex:
\`printf %s <code> | openssl dgst -sha256 -hmac "$DESK_TOKEN"\`. It opens that hotel and no other.

**Session.** \`POST ${DESK_BASE}/session\` with \`{"key": …, "name": …}\` sets the cookie of a session of 12 hours, with which
pages of the same host call in place of the key; \`GET …/session\` returns it or null, \`POST …/session/end\` ends it.

**Responses** are JSON with what was asked for under \`data\`. A refusal is \`{"refusal": kind}\`, with the messages of its
fields at \`data.data\`. Bodies are JSON of at most 64 KB; what has a default may be left out. Times are ISO 8601 in UTC,
amounts decimals in the hotel’s currency.

**Files.** \`POST ${DESK_BASE}/chats/{uuid}/files\` with the file (a picture, a PDF or plain text of at most 10 MB) as the field
\`file\` of a form answers its \`path\`, with which a message of that chat can name it.

**Live.** \`GET ${DESK_BASE}/events\` streams the events of all the hotel’s orders and chats, after the one in \`Last-Event-ID\`.
\`POST /channels\` on the hotel’s host with \`{"orders": [uuid, …], "chats": [uuid, …]}\` as JSON streams the
events of these orders and chats, as server-sent events: \`order-created\` and \`order-updated\` with \`order_uuid\`; \`chat-message-created\`,
\`start-companion-typing\` and \`end-companion-typing\` with \`chat_uuid\`, \`chat_message_id\` and \`extra.initiator_id\`.`;

const refusalsTable = (): string =>
  table(
    ['refusal', 'status', ''],
    (Object.keys(REFUSALS) as RefusalKind[]).map((kind) => [
      `\`${kind}\``,
      String(REFUSALS[kind].status),
      REFUSAL_DESCRIPTIONS[kind],
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

function callOf(name: string, operation: OpenApiOperation): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json'].schema;
  const response = fieldOf(responses[200]?.content['application/json'].schema ?? {}, 'data');
  const inputs = [
    ...parameters.map(({ name: parameter, in: place, schema }) => cells(`${parameter} (${place})`, schema)),
    ...(body === undefined ? [] : cellsOf(body)),
  ];
  return [
    `### ${name}`,
    `${summary}.${description === undefined ? '' : ` ${description}`}`,
    ...(inputs.length === 0 ? [] : [table(['', 'form', 'when left out', ''], inputs)]),
    `Returns ${formOf(response)}.`,
  ].join('\n\n');
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
  const solid = options.find(({ type }) => type === 'object') ?? field;
  const items = typeof field.items === 'object' && !Array.isArray(field.items) ? field.items : null;
  if (items?.properties !== undefined) return { inner: items, form: 'list of objects', step: '[].' };
  const orNull = options.some(({ type }) => type === 'null') ? ' or null' : '';
  if (solid.properties !== undefined) return { inner: solid, form: `object${orNull}`, step: '.' };
  return { inner: {}, form: formOf(field), step: '.' };
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
