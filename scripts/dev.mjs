// `npm run dev`: runs the development server with hot reloading.

import { prepareAssets } from './assets.mjs';
import { NEXT } from './parts/build-when-changed.mjs';
import { demoAutopilot } from './parts/demo-autopilot.mjs';
import { readEnvFiles } from './parts/env-files.mjs';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { run } from './parts/run.mjs';

await prepareAssets();
readEnvFiles('development');
const args = ['dev', '--hostname', process.env.HOST || 'localhost', '--port', process.env.PORT || '3000'];
const env = { ...withProjectNode(), AUTOPILOT: demoAutopilot(process.env) };
process.exit(await run(projectNode(), [NEXT, ...args], { env }));
