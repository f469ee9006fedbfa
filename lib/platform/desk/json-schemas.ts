import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Where named schemas stand in an OpenAPI document. */
export const COMPONENTS = '#/components/schemas/';

/** Zod says how large a whole number may be; a reader need not be told. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * JSON schemas as OpenAPI has them: named entities stand once, in `components`, and elsewhere are referred to.
 * `input`: what may be left out when it is sent; `output`: what is always there in an answer.
 */
export function jsonSchemas() {
  const components: Record<string, JsonSchema> = {};
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    // Within an object, so that a named schema is referred to wherever it stands.
    const { $defs, properties } = moved(
      z.toJSONSchema(z.object({ it: schema }), {
        io,
        override: ({ jsonSchema }) => {
          if (jsonSchema.minimum === -LARGEST) delete jsonSchema.minimum;
          if (jsonSchema.maximum === LARGEST) delete jsonSchema.maximum;
          // What may be added one day is no mistake of today's reader.
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

const moved = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as JsonSchema;
