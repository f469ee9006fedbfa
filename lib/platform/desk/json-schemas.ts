import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The prefix of references to named schemas in an OpenAPI document. */
export const COMPONENTS = '#/components/schemas/';

/** Zod writes it as the bounds of every integer, which only adds noise. */
const MAX_INTEGER = Number.MAX_SAFE_INTEGER;

/**
 * Converts zod schemas to JSON schemas for OpenAPI: named entities are collected in `components` and referenced
 * elsewhere. `input`: what a client sends (defaults are optional); `output`: what an answer contains.
 */
export function jsonSchemas() {
  const components: Record<string, JsonSchema> = {};
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    // Wrapped in an object, so that a named schema is always a reference.
    const { $defs, properties } = withComponentRefs(
      z.toJSONSchema(z.object({ it: schema }), {
        io,
        override: ({ jsonSchema }) => {
          if (jsonSchema.minimum === -MAX_INTEGER) delete jsonSchema.minimum;
          if (jsonSchema.maximum === MAX_INTEGER) delete jsonSchema.maximum;
          // Fields added in the future must not break a client that validates.
          if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
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
