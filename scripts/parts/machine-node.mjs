// Read by every Node back to 14: no syntax newer than that, so that an old machine gets a sentence and not a SyntaxError.

/** @typedef {readonly [major: number, minor: number]} Release */

/** @type {Release} Under an older one npm leaves out binaries that ask for 20, and the build cannot start. */
const OLDEST_FOR_INSTALL = [20, 0];
/**
 * Where no Node comes with the packages (all but Linux on x64 and arm64), the machine's own serves. From this one on Node
 * reads TypeScript without a flag.
 *
 * @type {Release}
 */
const OLDEST_FOR_SERVING = [22, 18];

/**
 * Why this machine's Node cannot start the project, as one sentence; '' when it can.
 *
 * @param {{ version: string, platform: string, arch: string }} machine
 */
export function whyTooOld(machine) {
  const bringsItsOwn = machine.platform === 'linux' && (machine.arch === 'x64' || machine.arch === 'arm64');
  const oldest = bringsItsOwn ? OLDEST_FOR_INSTALL : OLDEST_FOR_SERVING;
  if (atLeast(machine.version, oldest)) return '';
  const wanted = bringsItsOwn
    ? 'Node 20 or newer'
    : `Node ${oldest.join('.')} or newer on ${machine.platform}-${machine.arch}`;
  return `This project needs ${wanted}; this machine has ${machine.version}. Get one at https://nodejs.org and try again.`;
}

/**
 * @param {string} version 'v20.11.1' or '20.11.1'
 * @param {Release} oldest
 */
export function atLeast(version, oldest) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Ends the process with one sentence when the machine's Node is too old. */
export function refuseOldNode() {
  const why = whyTooOld({ version: process.version, platform: process.platform, arch: process.arch });
  if (why === '') return;
  console.error(why);
  process.exit(1);
}
