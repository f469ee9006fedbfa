import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './install-with-apt.mjs';

const INSTALLED = '/usr/lib/postgresql';

/**
 * Where the programs of a PostgreSQL server are: `PG_BIN`, the newest version that the system's packages installed, or
 * wherever the shell finds them.
 *
 * @returns {string | null}
 */
export function postgresPrograms() {
  const named = process.env.PG_BIN;
  if (named) return named;
  const versions = existsSync(INSTALLED)
    ? readdirSync(INSTALLED).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(INSTALLED, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/**
 * Sees to it that the tests find a PostgreSQL, by apt-get where this user may. They start one of their own, in a folder
 * and on a port of its own; where there is none they skip what needs it, and say so.
 */
export async function findOrInstallPostgres() {
  if (postgresPrograms() === null) await installWithApt('postgresql', 'PostgreSQL');
  if (postgresPrograms() === null) console.log('There is no PostgreSQL: what needs it is skipped.');
}
