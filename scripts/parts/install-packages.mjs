import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const STAMP = 'node_modules/.installed';
/** npm's own record of what it put there; the last thing that an install writes. */
const RECORD = 'node_modules/.package-lock.json';

/** Installs what package-lock.json names, when it is not what is installed. Ends the process when that fails. */
export async function installPackages() {
  const wanted = lockFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!existsSync(RECORD) || !holdsWhatTheLockNames(readJson('package-lock.json'), readJson(RECORD), process)) {
    console.log('Installing packages …');
    const code = await npm([
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) {
      console.error('The packages could not be installed (npm ci failed, see above).');
      process.exit(code);
    }
  }
  writeFileSync(STAMP, wanted);
}

/** Changes with the lock and with the machine, whose binaries are part of what is installed. */
export function lockFingerprint() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Whether npm's record of node_modules has every package of the lock, so that an install by hand counts too.
 *
 * An optional package may be absent (it is for another platform), but not the Node of this one.
 *
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} Lock
 * @param {Lock} lock
 * @param {Lock} record
 * @param {{ platform: string, arch: string }} machine
 */
export function holdsWhatTheLockNames(lock, record, machine) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const present = record.packages[path];
    if (present) return present.version === wanted.version;
    return wanted.optional === true && path !== `node_modules/node-${machine.platform}-${machine.arch}`;
  });
}

/**
 * npm under the Node that npm itself was started with: the project's own Node is about to be replaced.
 *
 * @param {readonly string[]} args
 */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script) return run(process.env.npm_node_execpath ?? process.execPath, [script, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
