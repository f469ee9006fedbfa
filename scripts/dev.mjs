// `npm run dev`: runs the product's server with hot reloading.

import { prepareAssets } from './assets.mjs';
import { demoAutopilot } from './parts/demo-autopilot.mjs';
import { readEnvFiles } from './parts/env-files.mjs';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { run } from './parts/run.mjs';
import { SERVER } from './parts/serve-built-app.mjs';

await prepareAssets();
readEnvFiles('development');
const env = {
  ...withProjectNode(),
  NODE_ENV: 'development',
  // A change of the code must not show the page before it.
  PAGE_CACHE: process.env.PAGE_CACHE || 'off',
  AUTOPILOT: demoAutopilot(process.env),
};
process.exit(await run(projectNode(), SERVER, { env }));
