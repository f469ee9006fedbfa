// Serves from the sources and follows every change.

import { prepareAssets } from './assets.mjs';
import { NEXT } from './parts/build-when-changed.mjs';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { run } from './parts/run.mjs';

prepareAssets();
const args = ['dev', '--hostname', process.env.HOST || 'localhost', '--port', process.env.PORT || '3000'];
process.exit(await run(projectNode(), [NEXT, ...args], { env: withProjectNode() }));
