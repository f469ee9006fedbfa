import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { firefoxPath, webkitPaths } from '../../scripts/parts/find-engines.mjs';
import { RUNS_ALL } from '../e2e/variants';

// The project's own fonts instead of the machine's, as in the journeys: without any, Chromium and WebKit end at once.
process.env.FONTCONFIG_FILE = resolve('node_modules/.cache/preview-fonts/fonts.conf');

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
    // WebKit sometimes ends the worker before it has kept the files of the pack, and the journey waits for the next visit.
    ...(webkitPaths() === null ? [] : [{ name: 'webkit', testIgnore: RUNS_ALL ? [] : 'offline.spec.ts' }]),
  ],
});
