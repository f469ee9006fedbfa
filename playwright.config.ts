import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT || '3410';

/** The operator's key of the server that all journeys share. */
export const SHARED_DESK_TOKEN = 'the key of the shared server';

const ifPresent = (path: string) => (existsSync(path) ? path : undefined);

/** The complete Chromium; undefined: Playwright's own. */
export const CHROMIUM = process.env.CHROMIUM || ifPresent('/usr/bin/chromium');

/**
 * Chromium without a window, where Debian has it: takes a quarter less CPU time, and has no back/forward cache. Decision
 * 064. A browser that CHROMIUM names runs all journeys.
 */
const HEADLESS_SHELL =
  process.env.HEADLESS_SHELL || (process.env.CHROMIUM ? undefined : ifPresent('/usr/bin/chromium-headless-shell'));

const executablePath = HEADLESS_SHELL ?? CHROMIUM;

/**
 * Every worker process reads this file too, and so do tools that look for unused code. Only `playwright test`, which starts
 * the workers and the server, empties the folder.
 */
function emptyDataDir(): string {
  const folder = 'test-results/journeys-data';
  if (process.env.E2E_DATA_DIR !== folder && process.argv.includes('test'))
    rmSync(folder, { recursive: true, force: true });
  process.env.E2E_DATA_DIR = folder;
  return folder;
}

/**
 * The journeys of guests in a real browser, against the built app with a separate database. `npm test` builds the app.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_RESULTS || 'test-results/journeys.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  // One more than the two cores of the smallest machine that runs them: journeys also wait for one another and for timers.
  workers: 3,
  // Milliseconds. Only ends tests that hang, also on a machine under load. Similar to the limits in
  // scripts/parts/test-timeouts.mjs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://cala-verde.localhost:${port}`,
    locale: 'en-GB',
    // Responses from a service worker bypass the routes that a test sets. Only tests/e2e/offline.spec.ts allows the
    // worker.
    serviceWorkers: 'block',
    // A click that never becomes possible fails on its own line, not at the end of the whole journey.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      // The project's own fonts instead of the machine's, which scripts/preview-fonts.mjs prepares for every writing
      // system. A font that a page needs beside them must come from the server. Read by browsers on Linux only.
      env: { ...process.env, FONTCONFIG_FILE: resolve('node_modules/.cache/preview-fonts/fonts.conf') },
      ...(executablePath && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The phone for which the screens are designed, by its screen size and touch input. Its pixels and its motion cost the
    // renderer a third of its time, and only pictures for people and journeys about motion need them. `npm run test:all` runs all of them with motion.
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: process.env.E2E_SCREENS === 'on' ? 2 : 1,
        contextOptions: { reducedMotion: process.env.TEST_ALL === 'on' ? 'no-preference' : 'reduce' },
      },
    },
  ],
  webServer: {
    // The command of `npm start`, without npm, so that a stop signal reaches the server.
    command: `"${process.execPath}" scripts/start.mjs`,
    url: `http://localhost:${port}/healthz`,
    env: {
      HOST: 'localhost',
      PORT: port,
      DATA_DIR: emptyDataDir(),
      // Orders move only when a journey says so.
      AUTOPILOT: 'off',
      DESK_TOKEN: SHARED_DESK_TOKEN,
      // All journeys come from one device, which stands for many guests, most of them in room 214.
      RATE_ORDERS_PER_MINUTE: '1000',
      MAX_DRAFTS_PER_ROOM: '1000',
      LOG_LEVEL: 'warn',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
