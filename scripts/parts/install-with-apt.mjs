import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/**
 * Installs a package of the system where this user may and apt is there. Whether it worked is for the caller to see.
 *
 * @param {string} name of the package
 * @param {string} what a person calls it
 */
export async function installWithApt(name, what) {
  if (!mayUseApt()) return;
  console.log(`Installing ${what} with apt-get …`);
  // At run level 1 no service of the system is started: nobody here asked for one.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, quiet: true });
}

const mayUseApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
