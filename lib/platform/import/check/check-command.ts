import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hotelFolders } from '../folder';
import { keptAtDesk } from '../import-desk-hotel';
import { type JsonFile, readJson } from '../json-file';
import type { Problem } from '../problem';
import { type CheckedHotel, type CheckSource, checkHotel } from './check-hotel';

/** The hotels whose menus are kept at the desk, with the time since when; default: none. */
type KeptHotels = { keptAtDesk?: ReadonlyMap<string, string> };

/** The output of a command and its exit code. */
export type CommandOutput = { text: string; exitCode: number };

/**
 * Runs `npm run hotel -- check [CODE|FOLDER]`: every hotel of the folder, or one. The exit code is 1 when a hotel could
 * not be imported, and 0 with warnings only. Rule: embedded-platform/EP11.
 */
export async function runCheck(name: string | undefined, source: CheckSource & KeptHotels): Promise<CommandOutput> {
  const { hotelsDir, codes } = hotelsNamed(name, source.hotelsDir);
  if (codes.length === 0) return { text: `There is no hotel ${name ?? ''} in ${hotelsDir}.`, exitCode: 1 };
  const hotels = await Promise.all(codes.map((code) => checkHotel(code, { ...source, hotelsDir })));
  const errors = [...hotels.flatMap((hotel) => hotel.errors), ...sharedIds(hotelsDir, codes)];
  const warnings = hotels.flatMap((hotel) => hotel.warnings);
  const notes = codes.flatMap((code) => {
    const since = source.keptAtDesk?.get(code);
    return since === undefined ? [] : [keptAtDesk({ hotelsDir }, code, since)];
  });
  const text = [
    ...notes.map((problem) => describe('note', problem)),
    ...errors.map((problem) => describe('error', problem)),
    ...warnings.map((problem) => describe('warning', problem)),
    summary(hotels, errors.length, warnings.length),
  ].join('\n');
  return { text, exitCode: errors.length > 0 ? 1 : 0 };
}

/** A hotel is named by its code, or by the path of its folder, wherever that is. */
export function hotelsNamed(
  name: string | undefined,
  hotelsDir: string,
): { hotelsDir: string; codes: readonly string[] } {
  if (name === undefined) return { hotelsDir, codes: hotelFolders(hotelsDir) };
  if (hotelFolders(hotelsDir).includes(name)) return { hotelsDir, codes: [name] };
  if (existsSync(join(name, 'hotel.json'))) return { hotelsDir: dirname(name), codes: [basename(name)] };
  return { hotelsDir: existsSync(name) ? name : hotelsDir, codes: existsSync(name) ? hotelFolders(name) : [] };
}

const describe = (kind: 'error' | 'warning' | 'note', problem: Problem): string => {
  const { file, line, column, path, reason, hint } = problem;
  const [place, rest] = [`${file}:${line}:${column}`, `${path === '' ? '' : `${path}: `}${reason}`];
  return `${place} ${kind} ${rest}${hint === undefined ? '' : `\n    hint: ${hint}`}`;
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function summary(hotels: readonly CheckedHotel[], errors: number, warnings: number): string {
  const products = hotels.reduce((sum, hotel) => sum + hotel.products, 0);
  const checked = `${counted(hotels.length, 'hotel')} with ${counted(products, 'product')}`;
  return `${checked}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
}

/** Two hotels of one folder with the same `id` or `uuid`; the import refuses the second. */
function sharedIds(hotelsDir: string, codes: readonly string[]): readonly Problem[] {
  const files = hotelFolders(hotelsDir).flatMap((code) => {
    const read = readJson(join(hotelsDir, code, 'hotel.json'));
    return read.ok ? [{ code, json: read.json }] : [];
  });
  return (['id', 'uuid'] as const).flatMap((field) => {
    const owners = new Map<unknown, string>();
    for (const { code, json } of files) if (!owners.has(fieldOf(json, field))) owners.set(fieldOf(json, field), code);
    return files
      .filter(({ code }) => codes.includes(code))
      .flatMap(({ code, json }) => {
        const value = fieldOf(json, field);
        const owner = owners.get(value);
        return value === undefined || owner === code || owner === undefined
          ? []
          : [json.problem([field], `the hotel ${owner} has this ${field} too`, 'remove it: the code gives one')];
      });
  });
}

const fieldOf = ({ value }: JsonFile, field: 'id' | 'uuid'): unknown =>
  (value as Record<string, unknown> | null)?.[field];
