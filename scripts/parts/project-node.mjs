import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BROUGHT_ALONG = join('node_modules', '.bin', 'node');

/** @type {string | undefined} */
let chosen;

/**
 * The Node that builds, tests and serves the project: the pinned 24 that npm installs on Linux, else the machine's own.
 *
 * It is tried once, not only looked for: a file for another C library (musl) is there and does not run.
 */
export function projectNode() {
  chosen ??=
    spawnSync(BROUGHT_ALONG, ['--version']).status === 0 ? join(process.cwd(), BROUGHT_ALONG) : process.execPath;
  return chosen;
}

/** Puts the project's Node first for everything that a child starts in turn. */
export function withProjectNode(env = process.env) {
  const bin = join(process.cwd(), 'node_modules', '.bin');
  return {
    ...env,
    PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${env.PATH ?? ''}`,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
