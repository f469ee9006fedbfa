import type { JsonSchema } from './json-schema';

/** By field, such as `product.price`: what it means and what a guest sees, an example, and its unit. */
export type Descriptions = Readonly<Record<string, readonly [text: string, example?: unknown, unit?: string]>>;

/** The fields whose objects have a name of their own, because they appear in several places. */
const NAMED: Readonly<Record<string, string>> = {
  'section.products': 'product',
  'product.options': 'option',
  'product.pictures': 'picture',
  'hotel.kits': 'option',
  'option.attrs': 'choice',
  'option.schedule_kit': 'schedule',
  'product.schedule': 'schedule',
  'section.schedule': 'schedule',
  'chat.hours': 'schedule',
  'schedule.days': 'hours',
  'announcement.extra.event_days': 'hours',
  'slots.hours': 'hours',
  'product.slots': 'slots',
  'section.lottery': 'lottery',
  'hotel.chat': 'chat',
  'chat.buttons': 'button',
  'flow.buttons': 'button',
  'chat.flows': 'flow',
};

/**
 * Adds description, example and unit to every field of a schema. `kind`: the name of the root. Calls `onField` with the
 * name of each field, once for each place.
 */
export function describeSchema(
  schema: JsonSchema,
  kind: string,
  options: { descriptions: Descriptions; onField?: (name: string, field: JsonSchema, isRequired: boolean) => void },
): JsonSchema {
  const inner = (part: JsonSchema) => describeSchema(part, kind, options);
  const { properties, items, additionalProperties, anyOf } = schema;
  return {
    ...schema,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => {
              const key = `${kind}.${name}`;
              options.onField?.(key, field, schema.required?.includes(name) ?? false);
              return [name, { ...describeSchema(field, NAMED[key] ?? key, options), ...descriptionOf(key, options) }];
            }),
          ),
        }),
    ...(items === undefined ? {} : { items: inner(items) }),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: inner(additionalProperties) } : {}),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(inner) }),
  };
}

function descriptionOf(key: string, { descriptions }: { descriptions: Descriptions }): JsonSchema {
  const [text, example, unit] = descriptions[key] ?? [];
  if (text === undefined) return {};
  const description = unit === undefined ? text : `${text} Unit: ${unit}.`;
  return { description, ...(example === undefined ? {} : { examples: [example] }) };
}
