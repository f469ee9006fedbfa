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
export type MediaTypeName = 'application/json' | 'multipart/form-data' | 'text/event-stream' | 'text/html';
export type Content = { readonly [name in MediaTypeName]?: MediaType };

export type OpenApiResponse = {
  description: string;
  headers?: Readonly<Record<string, { description: string; required: boolean; schema: JsonSchema }>>;
  content?: Content;
};

export type OpenApiOperation = {
  tags: readonly string[];
  summary: string;
  description?: string;
  parameters: readonly OpenApiParameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Readonly<Record<string, OpenApiResponse>>;
};

export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  components: { schemas: Readonly<Record<string, JsonSchema>>; securitySchemes?: Readonly<Record<string, object>> };
};

/** Descriptions of the refusals of an API, by kind. */
export type RefusalDescriptions = Readonly<Record<RefusalKind, string>>;

const [NOT_FOUND, ...OTHERS] = Object.keys(REFUSALS) as ['not-found', ...Exclude<RefusalKind, 'not-found'>[]];

const notFound = z
  .object({ refusal: z.literal(NOT_FOUND), status: z.literal(REFUSALS[NOT_FOUND].status) })
  .meta({ id: 'NotFound' });

const refusal = z
  .object({
    refusal: z.enum(OTHERS),
    data: z.object({
      data: z.record(z.string(), z.array(z.string())).describe('Messages by field; empty unless the kind is invalid'),
    }),
  })
  .meta({ id: 'Refusal' });

/** The schemas of refusals. Every document has them among its components. */
export const REFUSAL_SCHEMAS = [notFound, refusal] as const;

/** Tells how long to wait, and is sent with every refusal that a later call may not get. */
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', required: true, schema: { type: 'integer', minimum: 1 } },
} as const;

/** The responses of refused calls, by status. */
export const refusalResponses = (
  kinds: readonly RefusalKind[],
  descriptions: RefusalDescriptions,
): Readonly<Record<string, OpenApiResponse>> =>
  Object.fromEntries(
    kinds.map((kind) => [
      String(REFUSALS[kind].status),
      {
        description: descriptions[kind],
        ...(kind === 'too-many' && { headers: RETRY_AFTER }),
        content: json({ $ref: `${COMPONENTS}${kind === NOT_FOUND ? 'NotFound' : 'Refusal'}` }),
      },
    ]),
  );

export const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

/** The components in the order of their names, so that a generated document changes only where a schema does. */
export const sortedComponents = (components: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
