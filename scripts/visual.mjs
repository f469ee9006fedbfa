// `npm run visual -- baseline` takes screenshots of every screen of this build. `npm run visual` compares a later build
// with them and writes a report to .visual/report.
import { join } from 'node:path';
import { prepareAssets } from './assets.mjs';
import { buildWhenChanged } from './parts/build-when-changed.mjs';
import { findOrInstallBrowser } from './parts/find-browser.mjs';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { run } from './parts/run.mjs';
import { freePort } from './parts/serve-built-app.mjs';

async function main() {
  const [mode = 'compare', ...rest] = process.argv.slice(2);
  if (!['baseline', 'compare'].includes(mode)) {
    console.error('Usage: npm run visual -- [baseline | compare] [options of the test runner]');
    return 2;
  }
  await prepareAssets();
  if ((await buildWhenChanged()) !== 0) return 1;
  const browser = await findOrInstallBrowser();
  if (browser === null) return 1;
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const config = join('tests', 'visual', 'playwright.config.ts');
  const update = mode === 'baseline' ? ['--update-snapshots=all'] : [];
  const code = await run(projectNode(), [cli, 'test', '--config', config, ...update, ...rest], {
    env: { ...withProjectNode(), CHROMIUM: browser, E2E_PORT: String(await freePort()) },
    stopBy: 'SIGINT',
  });
  if (mode === 'compare') console.log('Differences: .visual/report/index.html');
  return code;
}

process.exitCode = await main();
