import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sentences of one language by message key, as written: no fallback hides a missing one. */
type Sentences = Readonly<Record<string, string>>;

const FOLDER = 'lib/words';

const namesIn = (folder: string): string[] =>
  readdirSync(join(FOLDER, folder)).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []));

const read = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(FOLDER, folder, `${name}.json`), 'utf8'));

/** The languages that have a dictionary. */
export const WRITTEN_LANGUAGES: readonly string[] = namesIn('');

/** The platform's messages: key, then language. */
const PLATFORM: Readonly<Record<string, Sentences>> = Object.assign(
  {},
  ...namesIn('platform').map((name) => read<Record<string, Sentences>>('platform', name)),
);

const inLanguage = (language: string): [string, string][] =>
  Object.entries(PLATFORM).flatMap(([key, sentences]) => {
    const sentence = sentences[language];
    return sentence === undefined ? [] : [[`platform/${key}`, sentence]];
  });

/** The dictionary of a language with the platform's messages, whose keys begin with `platform/`. */
export const messagesIn = (language: string): Sentences => ({
  ...read<Record<string, string>>('', language),
  ...Object.fromEntries(inLanguage(language)),
});

const sentencesIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value)).flatMap(([key, inner]) => sentencesIn(inner, `${path}/${key}`));
};

/** The built-in notice on data protection; empty for a language without one. */
export const dataNoticeIn = (language: string): Sentences =>
  namesIn('legal').includes(language) ? Object.fromEntries(sentencesIn(read('legal', language), 'legal')) : {};
