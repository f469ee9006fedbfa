import { z } from 'zod';
import type { RefusalKind } from '@/lib/contract/refusals';
import { jsonSchemas } from '@/lib/contract/schema/open-api/json-schemas';
import {
  json,
  type OpenApi,
  type OpenApiOperation,
  type OpenApiParameter,
  REFUSAL_SCHEMAS,
  type RefusalDescriptions,
  refusalResponses,
  sortedComponents,
} from '@/lib/contract/schema/open-api/open-api-document';
import type { DeskCall } from './desk-call';
import { DESK_CALLS } from './desk-calls';

export const DESK_BASE = '/api/desk/v1';

/** Refusals that any call may return. */
const ALWAYS: readonly RefusalKind[] = ['forbidden', 'too-many', 'unavailable'];

/** The descriptions of refusals in the staff API's documentation. */
export const REFUSAL_DESCRIPTIONS: RefusalDescriptions = {
  'not-found': 'This hotel has no such thing, or there is no such call',
  invalid: 'What was sent is not right; the fields say why',
  forbidden: 'The key is missing, wrong, or another hotel’s',
  'too-large': 'More than 64 KB were sent',
  'too-many': 'Too many calls; Retry-After says how many seconds to wait',
  unavailable: 'Something broke; the same call may be made again',
};

/** The staff API as an OpenAPI 3.1 document, generated from the schemas with which its routes validate. */
export function openApi(): OpenApi {
  const { components, schemaOf } = jsonSchemas();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [tag, calls] of Object.entries(DESK_CALLS)) {
    for (const call of calls) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, tag, schemaOf) };
    }
  }
  for (const refusal of REFUSAL_SCHEMAS) schemaOf(refusal, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Staff API',
      version: '1',
      description: 'What the people of a hotel do with its orders, products, chats and announcements.',
    },
    servers: [{ url: DESK_BASE }],
    security: [{ hotelKey: [] }],
    tags: Object.keys(DESK_CALLS).map((name) => ({ name })),
    paths,
    components: {
      schemas: sortedComponents(components),
      securitySchemes: { hotelKey: { type: 'http', scheme: 'bearer', description: 'The hotel’s own key' } },
    },
  };
}

type SchemaOf = ReturnType<typeof jsonSchemas>['schemaOf'];

function operationOf(call: DeskCall, tag: string, schemaOf: SchemaOf): OpenApiOperation {
  const { body, about } = call;
  const kinds = [...call.refusals, ...(body === null ? [] : (['too-large'] as const)), ...ALWAYS];
  return {
    tags: [tag],
    summary: call.summary,
    ...(about !== undefined && { description: about }),
    parameters: [...pathParameters(call, schemaOf), ...queryParameters(call, schemaOf)],
    ...(body !== null && {
      requestBody: { required: isNeeded(body), content: json(schemaOf(body, 'input')) },
    }),
    responses: {
      200: { description: 'Done', content: json(schemaOf(z.object({ data: call.response }), 'output')) },
      ...refusalResponses(kinds, REFUSAL_DESCRIPTIONS),
    },
  };
}

/** Whether a call requires a body: one with only optional fields may be omitted. */
const isNeeded = (body: z.ZodType): boolean => !body.safeParse({}).success;

const pathParameters = ({ params }: DeskCall, schemaOf: SchemaOf): readonly OpenApiParameter[] =>
  Object.entries(params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(schema, 'output'),
  }));

const queryParameters = ({ query }: DeskCall, schemaOf: SchemaOf): readonly OpenApiParameter[] =>
  Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
