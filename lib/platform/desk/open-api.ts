import { z } from 'zod';
import type { RefusalKind } from '@/lib/contract/refusals';
import { jsonSchemas, type SchemaOf } from '@/lib/contract/schema/open-api/json-schemas';
import {
  json,
  type OpenApi,
  type OpenApiOperation,
  type RefusalDescriptions,
  refusalResponses,
  refusalSchemas,
  type Security,
  sortedComponents,
} from '@/lib/contract/schema/open-api/open-api-document';
import { operationOf } from '@/lib/contract/schema/open-api/open-api-operation';
import type { DeskAccess, DeskCall } from './desk-call';
import { DESK_CALLS } from './desk-calls';

export const DESK_BASE = '/api/desk/v1';

/** How the staff API may change. Rule: staff-api/DK13. */
export const DEPRECATION_POLICY = `Within v1 calls, fields, values and refusals may be added, and limits may rise: a client ignores what it does not know.
Nothing that a client uses is removed, renamed, made required or given another meaning, names of calls (operationId)
included. What is to go is marked as deprecated in the description, its responses carry the headers Deprecation (RFC 9745) and Sunset
(RFC 8594), and docs/platform-api.md names it under Changes at least 12 months before the date in Sunset; a v2 is served beside v1 for as
long.`;

/** Refusals that any call may return. */
const ALWAYS: readonly RefusalKind[] = ['too-many', 'unavailable'];

/** The security of calls that differ from the document's own, which is that of staff. */
const SECURITY: Readonly<Record<DeskAccess, Security>> = {
  staff: [{ hotelKey: [] }, { session: [] }],
  operator: [{ session: [] }],
  session: [{ session: [] }, {}],
  anyone: [],
};

/** Refusals by who may make a call. */
const ACCESS_REFUSALS: Readonly<Record<DeskAccess, readonly RefusalKind[]>> = {
  staff: ['unauthorized', 'forbidden'],
  operator: ['unauthorized', 'forbidden'],
  session: [],
  anyone: [],
};

/** The descriptions of refusals in the staff API's documentation. */
export const REFUSAL_DESCRIPTIONS: RefusalDescriptions = {
  'not-found': 'This hotel has no such thing, or there is no such call',
  invalid: 'What was sent is not right; the fields say why',
  unauthorized: 'The key is missing, wrong, or another hotel’s, or the session has ended',
  forbidden: 'A page of another site sent it',
  'wrong-method': 'The call has another method; Allow names those that it has',
  conflict:
    'Somebody has changed it since the version that was named, and current is what it is now; or the call with this Idempotency-Key is under way',
  'too-large': 'More was sent than is read: 64 KB, or 10 MB as a file',
  'too-many': 'Too many calls; Retry-After says how many seconds to wait',
  unavailable: 'Something broke; the same call may be made again',
};

/** The staff API as an OpenAPI 3.1 document, generated from the schemas with which its routes validate. */
export function openApi(): OpenApi {
  const { components, schemaOf } = jsonSchemas();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [tag, calls] of Object.entries(DESK_CALLS)) {
    for (const call of calls) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOfCall(call, tag, schemaOf) };
    }
  }
  for (const refusal of refusalSchemas(REFUSAL_DESCRIPTIONS)) schemaOf(refusal, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Staff API',
      version: '1',
      description: `What the people of a hotel do with its orders, products, chats and announcements.\n\n${DEPRECATION_POLICY}`,
    },
    servers: [{ url: DESK_BASE }],
    security: SECURITY.staff,
    tags: Object.keys(DESK_CALLS).map((name) => ({ name })),
    paths,
    components: {
      schemas: sortedComponents(components),
      securitySchemes: {
        hotelKey: { type: 'http', scheme: 'bearer', description: 'The hotel’s own key' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'A session that POST /session has opened, from pages of the same host',
        },
      },
    },
  };
}

/** The cookie of a session. */
export const SESSION_COOKIE = 'desk-session';

function operationOfCall(call: DeskCall, tag: string, schemaOf: SchemaOf): OpenApiOperation {
  const { body, access } = call;
  const kinds = new Set<RefusalKind>([
    ...call.refusals,
    // The same call is under way.
    ...(call.creates ? (['conflict'] as const) : []),
    ...ACCESS_REFUSALS[access],
    // Also a call without fields refuses those that are sent.
    ...(call.body !== null ||
    (call.responseType !== 'events' && call.responseType !== 'document' && access !== 'session')
      ? (['invalid'] as const)
      : []),
    ...(body === null ? [] : (['too-large'] as const)),
    ...ALWAYS,
  ]);
  const refusals = {
    ...refusalResponses([...kinds], REFUSAL_DESCRIPTIONS),
    ...(call.refusals.includes('conflict') && conflictResponse(call, schemaOf)),
  };
  return {
    ...operationOf(call, { tag, refusals }, schemaOf),
    ...(access !== 'staff' && { security: SECURITY[access] }),
  };
}

/** A conflict has what is stored now, so that the caller need not read it. Rule: staff-api/DK11. */
const conflictResponse = ({ response }: DeskCall, schemaOf: SchemaOf): OpenApiOperation['responses'] => {
  const body = z.object({
    refusal: z.literal('conflict'),
    data: z.object({ data: z.record(z.string(), z.array(z.string())).describe('Messages by field') }),
    current: response,
  });
  return { 409: { description: REFUSAL_DESCRIPTIONS.conflict ?? '', content: json(schemaOf(body, 'output')) } };
};
