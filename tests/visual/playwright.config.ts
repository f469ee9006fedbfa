import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { TEST_TIMEOUTS } from '../../scripts/parts/test-timeouts.mjs';

/**
 * Takes screenshots of every screen and compares them pixel by pixel with those of an earlier build: `npm run visual`.
 * A tool for changes of the design, not part of `npm test`.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'screens.spec.ts',
  outputDir: '../../.visual/differences',
  snapshotPathTemplate: '../../.visual/baseline/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../.visual/report', open: 'never' }]],
  retries: 0,
  // The command that starts the server must run in the project's root.
  webServer: { ...journeys.webServer, cwd: '../..' } as NonNullable<typeof journeys.webServer>,
  expect: {
    timeout: TEST_TIMEOUTS.condition,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' },
  },
});
