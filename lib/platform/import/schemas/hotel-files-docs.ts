import { DESCRIPTIONS, fileSchemas } from './file-schemas';
import type { JsonSchema } from './json-schema';

const INTRODUCTION = `<!-- Written by npm run docs, from the schemas in lib/platform/import. Change those. -->

# The files of a hotel

A hotel is a folder of \`hotels/\`; its name is the hotel’s code. \`npm run hotel -- new\` makes one, \`npm run hotel --
check\` names every mistake with file, line, column and hint, and a running server imports changed files by itself.

\`\`\`
hotels/aurora/
  hotel.json          name, colours, currency, languages, payments, rooms, legal texts, bottom bar
  sections/*.json     sections and their products, options, hours; in the order of the file names
  announcements.json  pop-ups and stories, optional
  words/<lang>.json   its own words, where they differ from the built-in ones
  pictures/           logo and others, served under /storage/aurora/
\`\`\`

Only a required field must be there; the others have defaults. A **text** is one string for all languages, or an object
from language to text: \`{ "en": "Soup", "de": "Suppe" }\`; a guest whose language is missing reads English, else the first.
A **picture** is an address under \`/storage/CODE/\` (a file in \`pictures/\`), \`/storage/emoji/\` or https://. Prices
are decimals in the hotel’s currency, dates and hours the hotel’s local time, ids whole numbers above 0.

\`"$schema": "../../docs/schemas/hotel.schema.json"\` (in sections: \`"../../../docs/schemas/section.schema.json"\`) makes
editors complete and check the fields; the import ignores it. \`announcements.json\` is a list, so its schema is named in
the editor’s settings.`;

/** Converts the schemas of hotel files to Markdown, for docs/hotel-files.md. `npm run docs` writes that file. */
export const hotelFilesDocs = (): string => {
  const parts = fileSchemas().map(({ title, fields }) =>
    fields.length === 0 ? `## ${title}\n\n${WORDS}` : `## ${title}\n\n${tableOf(fields)}`,
  );
  return [INTRODUCTION, ...parts, ''].join('\n\n');
};

const WORDS =
  'An object from keyword to text in this language. The keywords are those of `lib/words/en.json`; guests read these texts instead of the built-in ones.';

type Field = ReturnType<typeof fileSchemas>[number]['fields'][number];

const tableOf = (fields: readonly Field[]): string =>
  [
    '| field | type | unit | default | example | meaning, and what a guest sees |',
    '|---|---|---|---|---|---|',
    ...fields.map(rowOf),
  ].join('\n');

function rowOf({ name, field, isRequired }: Field): string {
  const [text = '', example, unit = ''] = DESCRIPTIONS[name] ?? [];
  const cells = [
    `\`${name}\``,
    typeOf(field),
    unit,
    isRequired ? 'required' : codeOf(field.default),
    codeOf(example),
    text,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const codeOf = (value: unknown): string => (value === undefined ? '' : `\`${JSON.stringify(value)}\``);

/** The type of a field in words. */
function typeOf(field: JsonSchema): string {
  if (field.enum !== undefined) return field.enum.map((value) => `\`${value}\``).join(', ');
  if (field.$ref !== undefined) return 'object';
  if (field.anyOf !== undefined) {
    const variants = field.anyOf.filter(({ type }) => type !== 'null');
    const isText = variants.length === 2 && variants[0]?.type === 'string' && variants[1]?.type === 'object';
    return isText ? 'text' : [...new Set(variants.map(typeOf))].join(' or ');
  }
  const type = [field.type ?? 'any'].flat().filter((each) => each !== 'null');
  if (type[0] === 'array') return field.items === undefined ? 'list' : `list of ${typeOf(field.items)}`;
  return type.map((each) => KINDS[each] ?? each).join(' or ');
}

const KINDS: Readonly<Record<string, string>> = {
  integer: 'whole number',
  boolean: 'true or false',
};
