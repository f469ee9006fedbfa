import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const STAMP = 'node_modules/.installed';
/** npm's own record of the installed packages, which it writes last. */
const RECORD = 'node_modules/.package-lock.json';

/** Installs the packages of package-lock.json unless they are installed. Exits the process when that fails. */
export async function installPackages() {
  const wanted = lockFingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!existsSync(RECORD) || !hasLockedPackages(readJson('package-lock.json'), readJson(RECORD), thisMachine())) {
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
    // The bundler also caches failures, and its cache of other packages could break a valid build.
    rmSync('.next', { recursive: true, force: true });
  }
  writeFileSync(STAMP, wanted);
}

/** Depends on the lock file and the machine, because packages contain binaries. */
export function lockFingerprint() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Whether npm's record of node_modules has every package of the lock file, so that an install by hand counts.
 *
 * An optional package may only be missing if it is for another machine, so that a copied folder does not count.
 *
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 * @typedef {{ platform: string, arch: string, libc: string }} Machine
 * @param {Lock} lock
 * @param {Lock} record
 * @param {Machine} machine
 */
export function hasLockedPackages(lock, record, machine) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const present = record.packages[path];
    if (present) return present.version === wanted.version;
    return wanted.optional === true && !isFor(machine, path, wanted);
  });
}

/** @param {Machine} machine @param {string} path @param {Package} wanted */
function isFor({ platform, arch, libc }, path, wanted) {
  // The package of the project's Node has its machine only in its name.
  if (wanted.os === undefined) return path === `node_modules/node-${platform}-${arch}`;
  return wanted.os.includes(platform) && wanted.cpu?.includes(arch) !== false && wanted.libc?.includes(libc) !== false;
}

/** @returns {Machine} */
function thisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  const libc = report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  return { platform: process.platform, arch: process.arch, libc };
}

/**
 * Runs npm under the Node that started it, because the project's own Node is about to be replaced.
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
