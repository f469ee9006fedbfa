import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './install-with-apt.mjs';

const INSTALLED = '/usr/lib/postgresql';

/**
 * The folder with the programs of a PostgreSQL server: `PG_BIN`, the newest version of the system's packages, or one in
 * PATH.
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
 * Installs PostgreSQL with apt-get if it is missing and this user may install packages. The tests start a server in a
 * temporary folder. Without PostgreSQL they skip the tests that need it and print that they do.
 */
export async function findOrInstallPostgres() {
  if (postgresPrograms() === null) await installWithApt('postgresql', 'PostgreSQL');
  if (postgresPrograms() === null) console.log('There is no PostgreSQL: what needs it is skipped.');
}
