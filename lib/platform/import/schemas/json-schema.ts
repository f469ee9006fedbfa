import { z } from 'zod';

/** The parts of a JSON Schema that the schemas of hotel files use. */
export type JsonSchema = {
  title?: string;
  $ref?: string;
  $defs?: Readonly<Record<string, JsonSchema>>;
  type?: string | readonly string[];
  description?: string;
  default?: unknown;
  examples?: readonly unknown[];
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
};

/** Generates the JSON Schema of what a hotel's file may contain, before defaults are filled in. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema),
  }) as JsonSchema;

/** Removes the limits of JavaScript's whole numbers, and lists the fields that must not be missing. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.properties === undefined) return;
  const written = Object.entries(schema.properties).filter(
    ([, field]) => typeof field === 'object' && field['x-required'] === true,
  );
  if (written.length > 0) schema.required = [...(schema.required ?? []), ...written.map(([name]) => name)];
}

/** The schema of the value at a path; null where the path leads nowhere. */
export function schemaAt(root: JsonSchema, path: readonly (string | number)[]): JsonSchema | null {
  let found: JsonSchema | null = root;
  for (const step of path) {
    if (found === null) return null;
    found = stepInto(root, found, step);
  }
  return found === null ? null : resolved(root, found);
}

/** Follows a reference; its description is kept beside that of the schema it names. */
function resolved(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  const named = $ref === '#' ? root : root.$defs?.[$ref.replace('#/$defs/', '')];
  return { ...named, ...own };
}

function stepInto(root: JsonSchema, parent: JsonSchema, step: string | number): JsonSchema | null {
  const schema = resolved(root, parent);
  const inner = typeof step === 'number' ? schema.items : (schema.properties?.[step] ?? fieldsOfRecord(schema));
  if (inner !== undefined) return inner;
  for (const variant of schema.anyOf ?? []) {
    const found = stepInto(root, variant, step);
    if (found !== null) return found;
  }
  return null;
}

const fieldsOfRecord = ({ additionalProperties }: JsonSchema): JsonSchema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** The names of the fields that an object with this schema may have. */
export const fieldNames = (root: JsonSchema, unresolved: JsonSchema): readonly string[] => {
  const schema = resolved(root, unresolved);
  return [
    ...Object.keys(schema.properties ?? {}),
    ...(schema.anyOf ?? []).flatMap((variant) => fieldNames(root, variant)),
  ];
};
