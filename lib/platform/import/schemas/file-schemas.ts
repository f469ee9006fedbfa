import { announcementsFile } from '../announcements-file';
import { hotelFile, wordsFile } from '../hotel-file';
import { sectionFile } from '../section-file';
import { ANNOUNCEMENT_DESCRIPTIONS, CATALOGUE_DESCRIPTIONS } from './catalogue-descriptions';
import { type Descriptions, describeSchema } from './describe-schema';
import { HOTEL_DESCRIPTIONS } from './hotel-descriptions';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

/** What every field of a hotel's files means. */
export const DESCRIPTIONS: Descriptions = {
  ...HOTEL_DESCRIPTIONS,
  ...CATALOGUE_DESCRIPTIONS,
  ...ANNOUNCEMENT_DESCRIPTIONS,
};

const FILES = [
  { name: 'hotel', kind: 'hotel', title: 'hotel.json', schema: hotelFile },
  { name: 'section', kind: 'section', title: 'sections/*.json', schema: sectionFile },
  { name: 'announcements', kind: 'announcement', title: 'announcements.json', schema: announcementsFile },
  { name: 'words', kind: 'words', title: 'words/{language}.json', schema: wordsFile },
] as const;

type Field = { name: string; field: JsonSchema; isRequired: boolean };

/** A file of a hotel with its JSON Schema and its fields, each once, in the order of the file. */
type FileSchema = { name: string; title: string; schema: JsonSchema; fields: readonly Field[] };

/**
 * The JSON Schemas of a hotel's files, generated from the schemas with which the import reads them. `npm run docs` writes
 * them to docs/schemas, where `$schema` in a file finds them. Rule: embedded-platform/EP14.
 */
export const fileSchemas = (): readonly FileSchema[] =>
  FILES.map(({ name, kind, title, schema }) => {
    const fields = new Map<string, Field>();
    const described = describeSchema(jsonSchemaOf(schema), kind, {
      descriptions: DESCRIPTIONS,
      onField: (key, field, isRequired) => fields.set(key, fields.get(key) ?? { name: key, field, isRequired }),
    });
    return { name, title, schema: withSchemaField({ title, ...described }), fields: [...fields.values()] };
  });

/** Files may name their own schema; the import ignores it. */
const withSchemaField = (schema: JsonSchema): JsonSchema =>
  schema.properties === undefined
    ? schema
    : {
        ...schema,
        properties: { $schema: { type: 'string', description: 'Address of this schema.' }, ...schema.properties },
      };
