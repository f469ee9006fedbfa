import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './install-with-apt.mjs';

const INSTALLED = '/usr/lib/postgresql';

/**
 * The folder of a PostgreSQL server's programs: `PG_BIN`, the newest version of the system's packages, or one in PATH.
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
 * Installs PostgreSQL with apt-get if it is missing and this user may. The tests start a server in a temporary folder;
 * without PostgreSQL they skip what needs it, and say so.
 */
export async function findOrInstallPostgres() {
  if (postgresPrograms() === null) await installWithApt('postgresql', 'PostgreSQL');
  if (postgresPrograms() === null) console.log('There is no PostgreSQL: what needs it is skipped.');
}
