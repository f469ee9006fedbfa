import type { RefusalKind } from '@/lib/contract/refusals';
import { jsonSchemas, type SchemaOf } from '@/lib/contract/schema/open-api/json-schemas';
import {
  type OpenApi,
  type OpenApiOperation,
  type RefusalDescriptions,
  refusalResponses,
  refusalSchemas,
  sortedComponents,
} from '@/lib/contract/schema/open-api/open-api-document';
import { operationOf } from '@/lib/contract/schema/open-api/open-api-operation';
import { API_BASE } from '../api-call';
import type { GuestCall } from './guest-call';
import { GUEST_CALLS } from './guest-calls';
import { limitInWords } from './limit-words';

/** Refusals of every call of a method. An upstream may refuse any call. */
const OF_METHOD: Readonly<Record<GuestCall['method'], readonly RefusalKind[]>> = {
  GET: ['not-found', 'invalid', 'forbidden', 'too-many', 'unavailable'],
  POST: ['not-found', 'invalid', 'forbidden', 'too-large', 'too-many', 'unavailable'],
};

/** The descriptions of refusals in the documentation of guests' calls. */
export const GUEST_REFUSALS: RefusalDescriptions = {
  'not-found': 'The host’s hotel has no such thing, the call names another hotel, or there is no such call',
  invalid: 'What was sent is not right; the fields say why',
  forbidden: 'A page of another site sent it, or the hotel has switched it off',
  'too-large': 'More was sent than is read: 64 KB, or 10 MB as a file',
  'too-many': 'Too many calls; Retry-After says how many seconds to wait',
  unavailable: 'The outcome is not known; the same call may be made again',
};

/**
 * The guests' calls as an OpenAPI 3.1 document, generated from the schemas with which the gateway validates bodies and
 * decodes responses. Rule: platform-calls/W32.
 */
export function guestOpenApi(): OpenApi {
  const { components, schemaOf } = jsonSchemas();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [tag, calls] of Object.entries(GUEST_CALLS)) {
    for (const call of calls) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOfCall(call, tag, schemaOf) };
    }
  }
  for (const refusal of refusalSchemas(GUEST_REFUSALS)) schemaOf(refusal, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guests’ API',
      version: '1',
      description: `What guests do on a hotel’s host, without a key. ${LIMITS}`,
    },
    servers: [{ url: API_BASE }],
    security: [],
    tags: Object.keys(GUEST_CALLS).map((name) => ({ name })),
    paths,
    components: { schemas: sortedComponents(components) },
  };
}

/** The limits of every call. */
export const LIMITS = `An address has ${limitInWords('reads')} and ${limitInWords('writes')}, unless the operator sets other limits; a client that waits as Retry-After says keeps to them.`;

function operationOfCall(call: GuestCall, tag: string, schemaOf: SchemaOf): OpenApiOperation {
  const limits = call.limits.map(limitInWords).join(', ');
  const about = [call.about, limits === '' ? undefined : `Limit: ${limits}.`].filter((text) => text !== undefined);
  return {
    ...operationOf(call, { tag, refusals: refusalResponses(OF_METHOD[call.method], GUEST_REFUSALS) }, schemaOf),
    ...(about.length > 0 && { description: about.join(' ') }),
    ...(call.server !== undefined && { servers: [{ url: call.server }] }),
  };
}
