import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import words from '@/lib/words/en.json';
import type { HotelFolder } from '../folder';
import { nearestName } from '../hints';
import type { ParsedFolder } from '../parse-folder';
import { type Problem, problemOf } from '../problem';

/** What the import reads of a hotel's folder. */
const READ = ['hotel.json', 'announcements.json', 'sections', 'words', 'pictures'];

/** Files for people: notes and licences. */
const NOTES = /\.(?:md|txt)$|^LICEN[CS]E/i;

/** Files and folders that the import does not read, so that guests never see what stands in them. */
export function unreadFileWarnings({ path }: HotelFolder): readonly Problem[] {
  const own = namesIn(path).filter((name) => !READ.includes(name));
  return [
    ...own.map((name) => warning(join(path, name), topHint(name))),
    ...['sections', 'words'].flatMap((folder) =>
      namesIn(join(path, folder))
        .filter((name) => extname(name) !== '.json')
        .map((name) => warning(join(path, folder, name), innerHint(name))),
    ),
  ];
}

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.') && !NOTES.test(name)) : [];

const warning = (file: string, hint: string): Problem => ({ ...problemOf(file, 'nobody reads this'), hint });

function topHint(name: string): string {
  const meant = nearestName(name, READ);
  return meant === null ? `a hotel has ${READ.join(', ')}` : `did you mean "${meant}"?`;
}

const innerHint = (name: string): string => `a name that ends in .json is expected, like ${withoutEnding(name)}.json`;

const withoutEnding = (name: string): string => name.slice(0, name.length - extname(name).length);

/** Keywords that the app does not use, such as misspelt ones: guests read the built-in words. */
export const wordWarnings = ({ dictionaries }: ParsedFolder): readonly Problem[] =>
  dictionaries.flatMap(({ json, value }) =>
    Object.keys(value)
      .filter((key) => !Object.hasOwn(words, key))
      .map((key) => {
        const meant = nearestName(key, Object.keys(words));
        const hint = meant === null ? 'the keywords are those of lib/words/en.json' : `did you mean "${meant}"?`;
        return json.problem([key], 'the app has no such keyword, so guests never read this', hint);
      }),
  );
