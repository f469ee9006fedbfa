import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from './install-with-apt.mjs';
import { projectNode, withProjectNode } from './project-node.mjs';
import { run } from './run.mjs';

const SYSTEM_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds the Chromium for the journeys: that of CHROMIUM, the system's, one installed with apt, or else Playwright's
 * own.
 *
 * @returns {Promise<string | null>} its path; '' for Playwright's own; null when there is none
 */
export async function findOrInstallBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : missing(named);
  const present = onThisSystem();
  if (present) return present;
  await installWithApt('chromium', 'Chromium');
  const installed = onThisSystem();
  if (installed) return installed;
  console.log("Installing Playwright's Chromium …");
  const cli = join('node_modules', 'playwright', 'cli.js');
  const code = await run(projectNode(), [cli, 'install', 'chromium'], { env: withProjectNode() });
  return code === 0 ? '' : null;
}

/**
 * Finds or installs the headless shell of Debian's Chromium, which saves a quarter of the journeys' CPU time. Decision
 * 064.
 *
 * @param {string} browser as findOrInstallBrowser has found it
 * @returns {Promise<string>} its path; '' when there is none, and the journeys run in the complete browser
 */
export async function findOrInstallHeadlessShell(browser) {
  if (process.env.CHROMIUM || browser !== '/usr/bin/chromium') return '';
  if (!starts(HEADLESS_SHELL)) await installWithApt('chromium-headless-shell', "Chromium's headless shell");
  return starts(HEADLESS_SHELL) ? HEADLESS_SHELL : '';
}

/**
 * Starts the browser, because a snap wrapper (Ubuntu's chromium-browser) may exist without a browser.
 *
 * @param {string} path
 */
const starts = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

const onThisSystem = () => SYSTEM_CHROMIUMS.find(starts);

/** @param {string} path */
function missing(path) {
  console.error(`CHROMIUM names ${path}, which does not exist.`);
  return null;
}
