import 'server-only';
import { readFileSync } from 'node:fs';
import { isRecord } from '@/lib/domain/json/read-value';
import { type Brand, brand as brandKind } from '@/lib/domain/variations/variation-kinds';
import { remember } from '../remember';
import { SettingsError } from './env';

type Brands = Readonly<Record<string, Brand>>;

const NONE: Brands = {};

const shared = (): { brands: Brands } => remember('brands', () => ({ brands: NONE }));

/**
 * Reads the operator's brands once, when the server starts: {"nordic": {"name": …, "favicon": …}}. `named`: the brands
 * that TENANT_HOSTS gives to hosts. Throws a `SettingsError`, also for a brand that is named and missing. Rule:
 * appearance/A7.
 */
export function openBrandsFile(path: string | null, named: readonly string[]): void {
  const brands = path === null ? NONE : readFile(path);
  const missing = named.find((name) => !Object.hasOwn(brands, name));
  if (missing !== undefined)
    throw new SettingsError(`TENANT_HOSTS: there is no brand ${missing} in ${path ?? 'BRANDS_FILE, which is not set'}`);
  shared().brands = brands;
}

function readFile(path: string): Brands {
  const content = parseFile(path);
  if (!isRecord(content)) throw new SettingsError(`BRANDS_FILE: ${path} must hold a map of brands`);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name.toLowerCase(), readBrand(value, `${path}, ${name}`)]),
  );
}

function readBrand(value: unknown, place: string): Brand {
  const notes: string[] = [];
  const read = brandKind.read(value, (field, expected) => notes.push(`${field} must be ${expected}`));
  if (read === undefined || notes.length > 0)
    throw new SettingsError(`BRANDS_FILE: in ${place} ${notes[0] ?? `must be ${brandKind.expects}`}`);
  return read;
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SettingsError(`BRANDS_FILE: ${path} cannot be read (${error instanceof Error ? error.message : error})`);
  }
}

/** Returns a brand by its name; null: there is none. */
export function brandNamed(name: string | null): Brand | null {
  const { brands } = shared();
  return name !== null && Object.hasOwn(brands, name) ? (brands[name] ?? null) : null;
}
