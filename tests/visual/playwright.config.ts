import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { PATIENCE } from '../../scripts/parts/patience.mjs';

/**
 * Pictures of every screen, compared pixel by pixel with those of an earlier build: `npm run visual`. A tool for whoever
 * restyles something, not a gate.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'screens.spec.ts',
  outputDir: '../../.visual/differences',
  snapshotPathTemplate: '../../.visual/baseline/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../.visual/report', open: 'never' }]],
  retries: 0,
  // The command of the journeys stands one folder up.
  webServer: { ...journeys.webServer, cwd: '../..' } as NonNullable<typeof journeys.webServer>,
  expect: { timeout: PATIENCE.oneThing, toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' } },
});
