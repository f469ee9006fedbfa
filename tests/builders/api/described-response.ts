import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import type { OpenApi, OpenApiOperation } from '@/lib/contract/schema/open-api/open-api-document';
import { isRecord } from '@/lib/domain/json/read-value';

/**
 * Compares responses with an OpenAPI document. A field that the document does not describe is an error too, although a
 * client must accept it.
 */
export function describedResponses(document: OpenApi) {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const { schemas } = withoutOtherFields(document.components) as OpenApi['components'];
  const compiled = new WeakMap<object, ValidateFunction>();
  const errorsOf = (schema: object, value: unknown): readonly string[] => {
    const validate =
      compiled.get(schema) ?? ajv.compile({ ...(withoutOtherFields(schema) as object), components: { schemas } });
    compiled.set(schema, validate);
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message, params }) =>
          [instancePath, message, JSON.stringify(params)].join(' '),
        );
  };
  return {
    /** What is wrong with the JSON of a response. */
    responseErrors: (operation: OpenApiOperation, status: number, json: unknown): readonly string[] => {
      const schema = operation.responses[status]?.content?.['application/json']?.schema;
      return schema === undefined ? [`no response ${status} is described`] : errorsOf(schema, json);
    },
    /** What is wrong with the JSON in an event of a stream. */
    eventErrors: (operation: OpenApiOperation, json: unknown): readonly string[] =>
      errorsOf(operation.responses[200]?.content?.['text/event-stream']?.schema ?? NOTHING, json),
    /** What is wrong with the JSON of a body. */
    bodyErrors: (operation: OpenApiOperation, json: unknown): readonly string[] =>
      errorsOf(operation.requestBody?.content['application/json']?.schema ?? NOTHING, json),
  };
}

/** What no value keeps to. */
const NOTHING = { not: {} };

/** The schema with every object closed whose fields are described. */
function withoutOtherFields(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutOtherFields);
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutOtherFields(value)]));
  return isRecord(schema.properties) ? { additionalProperties: false, ...inner } : inner;
}

/** The operation of a method and a path below the document's server. */
export function operationAt(document: OpenApi, method: string, pathname: string): OpenApiOperation {
  const found = operationsOf(document).find(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  if (found === undefined) throw new Error(`${method} ${pathname} is not described`);
  return found.operation;
}

/** Every operation of a document, with its path and method. */
export const operationsOf = (document: OpenApi) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
