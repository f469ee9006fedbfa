import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PACKAGED_NODE = join('node_modules', '.bin', 'node');

/** @type {string | undefined} */
let chosen;

/**
 * The path of the Node that builds, tests and serves the project: the pinned one that npm installs on Linux, or else
 * the machine's own. It is run once as a check, because a file for another C library (musl) exists but does not run.
 */
export function projectNode() {
  chosen ??=
    spawnSync(PACKAGED_NODE, ['--version']).status === 0 ? join(process.cwd(), PACKAGED_NODE) : process.execPath;
  return chosen;
}

/** An environment in which child processes use the project's Node. */
export function withProjectNode(env = process.env) {
  const bin = join(process.cwd(), 'node_modules', '.bin');
  return {
    ...env,
    PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${env.PATH ?? ''}`,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
