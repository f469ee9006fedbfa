import { z } from 'zod';

/**
 * Names what a schema that ends in a function returns: the OpenAPI document describes it as `output`, which is never
 * used to validate. The compiler checks that the function returns such a value, and a test that real responses do.
 * Rule: platform-calls/W32.
 */
export function described<I extends z.ZodType, T>(
  schema: z.ZodPipe<I, z.ZodTransform<T, z.output<I>>>,
  output: z.ZodType<T>,
): typeof schema {
  // Zod's own hook of schemas, which every kind of schema sets to its own conversion.
  schema.out._zod.processJSONSchema = (context, _json, params) => {
    z.core.processSchema(output, context, params);
    const seen = context.seen.get(schema.out);
    if (seen !== undefined) seen.ref = output;
  };
  return schema;
}

export const idOutput = z
  .union([z.number(), z.string()])
  .meta({ id: 'Id', description: 'Sent back unchanged and compared as text' });

export const textOutput = z
  .union([z.string(), z.record(z.string(), z.string().nullable())])
  .meta({ id: 'Text', description: 'A text, or one text a language' });
