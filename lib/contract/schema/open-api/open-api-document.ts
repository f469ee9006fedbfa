import { z } from 'zod';
import { REFUSALS, type RefusalKind } from '@/lib/contract/refusals';
import { COMPONENTS, type JsonSchema } from './json-schemas';

/** The types and shared parts of the OpenAPI documents of the guests' and the staff's calls. */

export type OpenApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

type MediaType = { schema: JsonSchema; example?: unknown };
type MediaTypeName = 'application/json' | 'multipart/form-data' | 'text/event-stream' | 'text/html' | 'text/csv';
export type Content = { readonly [name in MediaTypeName]?: MediaType };

export type OpenApiResponse = {
  description: string;
  headers?: Readonly<Record<string, { description: string; required: boolean; schema: JsonSchema }>>;
  content?: Content;
};

export type Security = readonly Readonly<Record<string, readonly string[]>>[];

export type OpenApiOperation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  /** Where it differs from the document's own. */
  security?: Security;
  /** Where they differ from the document's own. */
  servers?: readonly { url: string }[];
  parameters: readonly OpenApiParameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Readonly<Record<string, OpenApiResponse>>;
};

export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  security?: Security;
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  components: { schemas: Readonly<Record<string, JsonSchema>>; securitySchemes?: Readonly<Record<string, object>> };
};

/** Descriptions of the refusals that an API has, by kind. */
export type RefusalDescriptions = Readonly<Partial<Record<RefusalKind, string>>>;

const NOT_FOUND = 'not-found';

const notFound = z
  .object({ refusal: z.literal(NOT_FOUND), status: z.literal(REFUSALS[NOT_FOUND].status) })
  .meta({ id: 'NotFound' });

const refusal = (kinds: readonly RefusalKind[]) =>
  z
    .object({
      refusal: z.enum(kinds),
      data: z.object({
        data: z.record(z.string(), z.array(z.string())).describe('Messages by field; empty unless the kind is invalid'),
      }),
    })
    .meta({ id: 'Refusal' });

/** The schemas of an API's refusals. Every document has them among its components. */
export const refusalSchemas = (descriptions: RefusalDescriptions): readonly z.ZodType[] => [
  notFound,
  refusal(describedKinds(descriptions).filter((kind) => kind !== NOT_FOUND)),
];

/** The refusals that an API has, in the order of all refusals. */
export const describedKinds = (descriptions: RefusalDescriptions): readonly RefusalKind[] =>
  (Object.keys(REFUSALS) as RefusalKind[]).filter((kind) => descriptions[kind] !== undefined);

/** The headers of refusals by which a client acts. */
const REFUSAL_HEADERS: Readonly<Partial<Record<RefusalKind, NonNullable<OpenApiResponse['headers']>>>> = {
  'too-many': {
    'Retry-After': { description: 'Seconds to wait', required: true, schema: { type: 'integer', minimum: 1 } },
  },
  unavailable: {
    'Retry-After': { description: 'Seconds to wait', required: false, schema: { type: 'integer', minimum: 1 } },
  },
  unauthorized: {
    'WWW-Authenticate': { description: 'How to authenticate', required: true, schema: { type: 'string' } },
  },
};

/** The responses of refused calls, by status. */
export const refusalResponses = (
  kinds: readonly RefusalKind[],
  descriptions: RefusalDescriptions,
): Readonly<Record<string, OpenApiResponse>> =>
  Object.fromEntries(
    kinds.map((kind) => [
      String(REFUSALS[kind].status),
      {
        description: descriptions[kind] ?? '',
        ...(REFUSAL_HEADERS[kind] !== undefined && { headers: REFUSAL_HEADERS[kind] }),
        content: json({ $ref: `${COMPONENTS}${kind === NOT_FOUND ? 'NotFound' : 'Refusal'}` }),
      },
    ]),
  );

export const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

/** The components in the order of their names, so that a generated document changes only where a schema does. */
export const sortedComponents = (components: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
