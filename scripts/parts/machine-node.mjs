// This file must run in every Node from version 14 on, so that an old machine prints a message instead of a
// SyntaxError.

/** @typedef {readonly [major: number, minor: number]} Release */

/** @type {Release} npm of an older Node skips binaries that require Node 20, and the build cannot start. */
const OLDEST_FOR_INSTALL = [20, 0];
/**
 * Machines without a packaged Node (all but Linux on x64 and arm64) use their own. From 22.18 on Node runs
 * TypeScript without a flag, and chokidar needs 22.22.
 *
 * @type {Release}
 */
const OLDEST_FOR_SERVING = [22, 22];

/**
 * One sentence that explains why this machine's Node cannot run the project; '' when it can.
 *
 * @param {{ version: string, platform: string, arch: string }} machine
 */
export function whyTooOld(machine) {
  const hasPackagedNode = machine.platform === 'linux' && (machine.arch === 'x64' || machine.arch === 'arm64');
  const oldest = hasPackagedNode ? OLDEST_FOR_INSTALL : OLDEST_FOR_SERVING;
  if (atLeast(machine.version, oldest)) return '';
  const wanted = hasPackagedNode
    ? 'Node 20 or newer'
    : `Node ${oldest.join('.')} or newer on ${machine.platform}-${machine.arch}`;
  return `This project needs ${wanted}; this machine has ${machine.version}. Get one at https://nodejs.org and try again.`;
}

/**
 * @param {string} version 'v20.11.1' or '20.11.1'
 * @param {Release} oldest
 */
function atLeast(version, oldest) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Prints one sentence and ends the process when the machine's Node is too old. */
export function refuseOldNode() {
  const why = whyTooOld({ version: process.version, platform: process.platform, arch: process.arch });
  if (why === '') return;
  console.error(why);
  process.exit(1);
}
