import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The prefix of references to named schemas in an OpenAPI document. */
export const COMPONENTS = '#/components/schemas/';

/** Zod writes this number as a bound of every integer; the document omits it. */
const MAX_INTEGER = Number.MAX_SAFE_INTEGER;

/** Converts a schema, and collects the named entities in it. */
export type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

/**
 * Converts zod schemas to JSON schemas for OpenAPI: named entities are collected in `components` and referenced
 * elsewhere. `input`: what a client sends (defaults are optional); `output`: what a response contains.
 */
export function jsonSchemas() {
  const components: Record<string, JsonSchema> = {};
  const schemaOf: SchemaOf = (schema, io) => {
    // Wrapped in an object, so that the result for a named schema is always a reference.
    const { $defs, properties } = withComponentRefs(
      z.toJSONSchema(z.object({ it: schema }), {
        io,
        override: ({ jsonSchema }) => {
          if (jsonSchema.minimum === -MAX_INTEGER) delete jsonSchema.minimum;
          if (jsonSchema.maximum === MAX_INTEGER) delete jsonSchema.maximum;
          // A client that validates responses must accept fields added in the future.
          if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        },
      }),
    );
    for (const [name, definition] of Object.entries($defs ?? {})) components[name] = definition;
    const { it } = properties ?? {};
    return typeof it === 'object' ? it : {};
  };
  return { components, schemaOf };
}

const withComponentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as JsonSchema;
