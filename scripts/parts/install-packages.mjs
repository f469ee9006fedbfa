import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const STAMP = 'node_modules/.installed';
/** The record of installed packages that npm writes at the end of an installation. */
const RECORD = 'node_modules/.package-lock.json';

/**
 * Installs the packages of package-lock.json unless they are already installed. Exits the process when the installation
 * fails.
 */
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
    // The cache of the bundler is deleted: it also contains failures, and entries of other package versions could break
    // a valid build.
    rmSync('.next', { recursive: true, force: true });
  }
  writeFileSync(STAMP, wanted);
}

/** Includes the kind of machine, because packages contain binaries. */
export function lockFingerprint() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Whether npm's record of node_modules contains every package of the lock file; an installation by hand then counts as
 * well. Only optional packages for other machines may be missing, so a folder copied from another kind of machine does
 * not count.
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
  // The package with the project's Node names its machine only in the package name.
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
 * Runs npm under the Node that started it, because the installation may replace the project's own Node.
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
