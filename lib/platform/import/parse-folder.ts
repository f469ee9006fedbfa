import type { z } from 'zod';
import { isRecord } from '@/lib/domain/json/read-value';
import { type AnnouncementFile, announcementsFile } from './announcements-file';
import { isStep, reasonOf } from './fields/fields';
import type { HotelFolder } from './folder';
import { hintOfIssue } from './hints';
import { type HotelFile, hotelFile, wordsFile } from './hotel-file';
import { type JsonFile, type ReadJson, readJson } from './json-file';
import type { Problem } from './problem';
import { type JsonSchema, jsonSchemaOf } from './schemas/json-schema';
import { type SectionFile, sectionFile } from './section-file';

/** A parsed file with the positions of its values. */
type Located<T> = { json: JsonFile; value: T };

export type ParsedFolder = {
  hotel: Located<HotelFile>;
  dictionaries: readonly (Located<Readonly<Record<string, string>>> & { language: string })[];
  sections: readonly Located<SectionFile>[];
  announcements: Located<readonly AnnouncementFile[]> | null;
};

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: readonly Problem[] };

/**
 * Parses every file of a hotel and returns the problems of all files at once. `read`: reads a file by the path that the
 * folder has; default: from the disk.
 */
export function parseFolder(folder: HotelFolder, read: (file: string) => ReadJson = readJson): Parsed<ParsedFolder> {
  const parseFile = <T>(file: string, schema: z.ZodType<T>) => parseJsonFile(read(file), schema);
  const hotel = parseFile(folder.hotelFile, hotelFile);
  const dictionaries = folder.dictionaries.map(({ language, file }) => ({
    language,
    words: parseFile(file, wordsFile),
  }));
  const sections = folder.sectionFiles.map((file) => parseFile(file, sectionFile));
  const { announcementsFile: file } = folder;
  const announcements = file === null ? null : parseFile(file, announcementsFile);
  const others = announcements === null ? [] : [announcements];
  const problems = [hotel, ...dictionaries.map(({ words }) => words), ...sections, ...others].flatMap((file) =>
    file.ok ? [] : file.problems,
  );
  if (problems.length > 0 || !hotel.ok) return { ok: false, problems };
  return {
    ok: true,
    value: {
      hotel: hotel.value,
      dictionaries: dictionaries.flatMap(({ language, words }) => (words.ok ? [{ ...words.value, language }] : [])),
      sections: sections.flatMap((section) => (section.ok ? [section.value] : [])),
      announcements: announcements?.ok === true ? announcements.value : null,
    },
  };
}

function parseJsonFile<T>(read: ReadJson, schema: z.ZodType<T>): Parsed<Located<T>> {
  if (!read.ok) return read;
  const { json } = read;
  const checked = schema.safeParse(withoutSchema(json.value));
  if (checked.success) return { ok: true, value: { json, value: checked.data } };
  const known = jsonSchemaOf(schema);
  return { ok: false, problems: checked.error.issues.flatMap((issue) => problemsOf(json, issue, known)) };
}

/** Drops `$schema`, the address of the JSON Schema, which only the author's editor reads. */
function withoutSchema(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { $schema, ...content } = value;
  return content;
}

function problemsOf(json: JsonFile, issue: z.core.$ZodIssue, known: JsonSchema): readonly Problem[] {
  const path = issue.path.filter(isStep);
  // Reports each unknown field at its own position.
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => json.problem([...path, key], 'unknown field', hintOfIssue(known, issue, key)))
    : [json.problem(path, reasonOf(issue, known), hintOfIssue(known, issue))];
}
