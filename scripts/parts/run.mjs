import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { leaveWithNpm } from './leave-with-npm.mjs';

/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals | undefined>} */
const running = new Map();
let stopping = false;

/**
 * Runs a command with inherited output and returns its exit code. Asynchronous, because during a synchronous spawn this
 * process cannot pass signals on, and the child would outlive it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, quiet?: boolean, stopBy?: NodeJS.Signals }} [options]
 *   quiet: output only on failure; stopBy: the only signal on which this command cleans up
 * @returns {Promise<number>}
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...options.env },
    cwd: options.cwd ?? process.cwd(),
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const code = await ended(stopWithUs(child, options.stopBy));
  if (options.quiet && code !== 0) process.stderr.write(Buffer.concat(output));
  // After a stop signal no further command may start.
  if (stopping) process.exit(code || 1);
  return code;
}

/**
 * Passes stop signals on to a child process, and kills it when this process ends.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [stopBy] sent instead of any other signal
 */
export function stopWithUs(child, stopBy) {
  listen();
  running.set(child, stopBy);
  child.once('exit', () => running.delete(child));
  return child;
}

let listening = false;
function listen() {
  if (listening) return;
  listening = true;
  leaveWithNpm();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopping = true;
      if (running.size === 0) process.exit(128 + constants.signals[signal]);
      for (const [child, stopBy] of running) child.kill(stopBy ?? signal);
    });
  }
  process.on('exit', () => {
    for (const child of running.keys()) child.kill('SIGKILL');
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} the exit code, 128 + n after signal n, 127 when it could not be started
 */
function ended(child) {
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(`${child.spawnfile}: ${error.message}`);
      done(127);
    });
    child.once('close', (code, signal) => done(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
