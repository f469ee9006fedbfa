import { readFileSync } from 'node:fs';
import { DESCRIPTIONS, fileSchemas } from './file-schemas';
import { hotelFilesDocs } from './hotel-files-docs';

it('describes every field of a hotel’s files, and no field that does not exist', () => {
  const fields = new Set(fileSchemas().flatMap(({ fields: own }) => own.map(({ name }) => name)));
  expect([...fields].filter((name) => DESCRIPTIONS[name] === undefined)).toEqual([]);
  expect(Object.keys(DESCRIPTIONS).filter((name) => !fields.has(name))).toEqual([]);
});

it.each(fileSchemas().map(({ name, schema }) => [name, schema] as const))(
  'has the current schema of %s in docs/schemas, or npm run docs writes it',
  (name, schema) => {
    expect(JSON.parse(readFileSync(`docs/schemas/${name}.schema.json`, 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
  },
);

it('has the current fields in docs/hotel-files.md, or npm run docs writes it', () => {
  expect(readFileSync('docs/hotel-files.md', 'utf8')).toBe(hotelFilesDocs());
});

it('requires what the import requires, and accepts $schema', () => {
  const [hotel, section] = fileSchemas().map(({ schema }) => schema);
  expect(hotel?.required).toEqual(['title']);
  expect(section?.required).toEqual(['id', 'title']);
  expect(hotel?.properties?.$schema).toMatchObject({ type: 'string' });
  expect(hotel?.additionalProperties).toBe(false);
});
