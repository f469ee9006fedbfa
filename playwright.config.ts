import { existsSync, rmSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT || '3410';
const systemChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM || (existsSync(systemChromium) ? systemChromium : undefined);

/** Every worker reads this file too; only its first reader, who starts them and the server, empties the folder. */
function emptyDataDir(): string {
  const folder = 'test-results/journeys-data';
  if (process.env.E2E_DATA_DIR !== folder) rmSync(folder, { recursive: true, force: true });
  process.env.E2E_DATA_DIR = folder;
  return folder;
}

/** The guests' journeys in a real browser, against the built app (`npm test` builds it) with a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_RESULTS || 'test-results/journeys.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // These limits only end what hangs, on a machine under load too; as scripts/parts/patience.mjs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://cala-verde.localhost:${port}`,
    locale: 'en-GB',
    // What a service worker answers passes the routes of a test by; tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
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
    // The phone of the design: its screen, its touch, its way of drawing a page.
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } },
  ],
  webServer: {
    // What `npm start` runs, without npm: a signal has to reach the server.
    command: `"${process.execPath}" scripts/start.mjs`,
    url: `http://localhost:${port}/healthz`,
    env: {
      HOST: 'localhost',
      PORT: port,
      DATA_DIR: emptyDataDir(),
      AUTOPILOT: 'cala-verde,qasr',
      // All journeys come from one device, which is many guests here.
      RATE_ORDERS_PER_MINUTE: '1000',
      LOG_LEVEL: 'warn',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
