import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { firefoxPath, webkitPaths } from '../../scripts/parts/find-engines.mjs';
import { RUNS_ALL } from '../e2e/variants';

/** Shared with the processes of the journeys. */
process.env.E2E_PORT ||= '3410';

/** The journeys that also run in `npm test`. The others run in `npm run test:all`. */
const MAIN = ['order', 'languages', 'cart', 'desk', 'offline'].map((name) => `${name}.spec.ts`);

/** The journeys of guests in every engine that is installed. Decision 136. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: RUNS_ALL ? '*.spec.ts' : MAIN,
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: resolve(process.env.E2E_RESULTS || 'test-results/engines.json') }]],
  // The browsers are not Playwright's.
  use: {},
  // The command that starts the server must run in the project's root.
  webServer: { ...journeys.webServer, cwd: '../..' } as NonNullable<typeof journeys.webServer>,
  projects: [
    { name: 'chromium' },
    ...(firefoxPath() === undefined ? [] : [{ name: 'firefox' }]),
    ...(webkitPaths() === null ? [] : [{ name: 'webkit' }]),
  ],
});
