import { z } from 'zod';
import type { SchemaOf } from './json-schemas';
import {
  type Content,
  json,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiResponse,
} from './open-api-document';

/** A call as data, from which its OpenAPI operation is generated. */
export type ApiCall = {
  method: 'GET' | 'POST';
  /** Path below the document's server, with parameters in braces. */
  path: string;
  /** The name of the call in generated clients. It never changes. Rules: staff-api/DK7, platform-calls/W32. */
  id: string;
  /** Description in one line. */
  summary: string;
  /** Further explanation. */
  about?: string;
  params: Readonly<Record<string, z.ZodType>>;
  query: z.ZodObject | null;
  /** Headers that the call reads, besides those of every call. */
  headers: z.ZodObject | null;
  body: z.ZodType | null;
  /** A form has a file and is no JSON. */
  bodyType: 'application/json' | 'multipart/form-data';
  /** Whether a body without any field is refused, although each of its fields may be missing. */
  needsBody: boolean;
  /** A body that is accepted. */
  example?: unknown;
  /** The schema of `data`; of an event stream, a document, HTML or a CSV file: of all of it. */
  response: z.ZodType;
  /** A page has a cursor beside `data`. */
  responseType: 'data' | 'page' | 'events' | 'document' | 'html' | 'csv';
  /** Fields beside `data`. */
  responseFields?: Readonly<Record<string, z.ZodType>>;
};

export type OptionalOfCall = 'params' | 'query' | 'headers' | 'body' | 'bodyType' | 'needsBody' | 'responseType';

/** What most calls have in common. */
export const CALL_DEFAULTS = {
  params: {},
  query: null,
  headers: null,
  body: null,
  bodyType: 'application/json',
  needsBody: false,
  responseType: 'data',
} as const satisfies Pick<ApiCall, OptionalOfCall>;

/** The operation of a call. `refusals`: its responses other than success. */
export function operationOf(
  call: ApiCall,
  around: { tag: string; refusals: Readonly<Record<string, OpenApiResponse>> },
  schemaOf: SchemaOf,
): OpenApiOperation {
  const { body, about, example } = call;
  return {
    operationId: call.id,
    tags: [around.tag],
    summary: call.summary,
    ...(about !== undefined && { description: about }),
    parameters: [
      ...pathParameters(call, schemaOf),
      ...parametersOf(call.query, 'query', schemaOf),
      ...parametersOf(call.headers, 'header', schemaOf),
    ],
    ...(body !== null && {
      requestBody: {
        required: call.needsBody || isNeeded(body),
        content: { [call.bodyType]: { schema: schemaOf(body, 'input'), ...(example !== undefined && { example }) } },
      },
    }),
    responses: { 200: { description: 'Done', content: responseContent(call, schemaOf) }, ...around.refusals },
  };
}

const next = z.string().nullable().describe('The cursor of the next page; null: this is the last one');

/** The schema of a JSON response: its `data`, and beside a page the cursor of the next one. */
export const responseBody = ({
  response,
  responseType,
  responseFields,
}: Pick<ApiCall, 'response' | 'responseType' | 'responseFields'>) =>
  z.object({ ...responseFields, data: response, ...(responseType === 'page' && { next }) });

function responseContent(call: ApiCall, schemaOf: SchemaOf): Content {
  const { response, responseType } = call;
  if (responseType === 'events') return { 'text/event-stream': { schema: schemaOf(response, 'output') } };
  if (responseType === 'html') return { 'text/html': { schema: schemaOf(response, 'output') } };
  if (responseType === 'csv') return { 'text/csv': { schema: schemaOf(response, 'output') } };
  return json(schemaOf(responseType === 'document' ? response : responseBody(call), 'output'));
}

/** Whether a call requires a body: one with only optional fields may be omitted. */
const isNeeded = (body: z.ZodType): boolean => !body.safeParse({}).success;

const pathParameters = ({ params }: ApiCall, schemaOf: SchemaOf): readonly OpenApiParameter[] =>
  Object.entries(params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    ...withDescription(schemaOf(schema, 'output')),
  }));

/** A parameter is required where its schema refuses that it is missing. */
const parametersOf = (
  fields: z.ZodObject | null,
  place: 'query' | 'header',
  schemaOf: SchemaOf,
): readonly OpenApiParameter[] =>
  Object.entries(fields?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: !(field as z.ZodType).safeParse(undefined).success,
    ...withDescription(schemaOf(field as z.ZodType, 'input')),
  }));

/** The description of a schema describes its parameter. */
const withDescription = ({ description, ...schema }: ReturnType<SchemaOf>) => ({
  ...(description !== undefined && { description }),
  schema,
});
