import { createRequire } from 'node:module';
import { buildWhenChanged } from '../../../scripts/parts/build-when-changed.mjs';
import { findOrInstallBrowser } from '../../../scripts/parts/find-browser.mjs';
import { serveBuiltApp } from '../../../scripts/parts/serve-built-app.mjs';

const { chromium } = createRequire(import.meta.url)('@playwright/test');

/**
 * Builds the app if it has changed, serves it with these settings, and starts a browser. Returns the exit code: that of
 * `measure`, or that of the step before it that failed. `pid`: of the server.
 *
 * @param {Record<string, string>} env
 * @param {(at: { browser: import('@playwright/test').Browser, port: number, pid: number | undefined }) => Promise<number>} measure
 */
export async function measureInBrowser(env, measure) {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const executablePath = await findOrInstallBrowser();
  if (executablePath === null) return 1;
  const server = await serveBuiltApp({ env: { RATE_LIMITS: 'off', ...env } });
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  });
  try {
    return await measure({ browser, port: server.port, pid: server.pid });
  } finally {
    await browser.close();
    await server.stop();
  }
}
