import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import { checkFolder } from './check-folder';
import { type HotelFolder, readHotelFolder } from './folder';
import { type Parsed, type ParsedFolder, parseFolder } from './parse-folder';
import { type Problem, problemOf, unreadable } from './problem';

/** A hotel cannot have this code, because `/storage/emoji/…` is shared. */
const RESERVED = ['emoji'];

/** Whether a hotel can have this code. */
export const isFreeCode = (code: string): boolean => isHotelCode(code) && !RESERVED.includes(code);

/**
 * Lists a hotel's files. A folder that cannot be read, or that goes while it is read, is a problem of that hotel and
 * stops no other. Rule: embedded-platform/EP15.
 */
export function listFolder(hotelsDir: string, code: string): Parsed<HotelFolder> {
  try {
    return { ok: true, value: readHotelFolder(hotelsDir, code) };
  } catch (error) {
    return { ok: false, problems: [unreadable(join(hotelsDir, code), error)] };
  }
}

/**
 * Parses and checks a hotel's files without a store. The import, `npm run hotel -- check` and `preview` all read a hotel
 * in this way, so that none accepts what another refuses. Rule: embedded-platform/EP1.
 */
export function readFolder(folder: HotelFolder, emojiDir: string): Parsed<ParsedFolder> {
  const fail = (...problems: readonly Problem[]) => ({ ok: false, problems }) as const;
  if (!isFreeCode(folder.code)) {
    return fail(problemOf(folder.path, `"${folder.code}" cannot be a hotel's code: small letters, digits and dashes`));
  }
  if (!existsSync(folder.hotelFile)) return fail(problemOf(folder.hotelFile, 'is missing'));
  const parsed = parseFolder(folder);
  if (!parsed.ok) return parsed;
  const problems = checkFolder(folder, parsed.value, emojiDir);
  return problems.length > 0 ? fail(...problems) : parsed;
}
