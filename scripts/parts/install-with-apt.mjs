import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/**
 * Installs a system package if apt exists and this user is root. The caller checks whether it worked.
 *
 * @param {string} name of the package
 * @param {string} what its name for people
 */
export async function installWithApt(name, what) {
  if (!mayUseApt()) return;
  console.log(`Installing ${what} with apt-get …`);
  // At run level 1 apt starts none of the installed services.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, quiet: true });
}

const mayUseApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
