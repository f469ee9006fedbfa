// `npm start`: serves the built app under the project's Node, in this process, so that no child process needs signals
// or remains.
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { demoAutopilot } from './parts/demo-autopilot.mjs';
import { readEnvFiles } from './parts/env-files.mjs';
import { leaveWithNpm } from './parts/leave-with-npm.mjs';
import { serveOtherLoopback } from './parts/other-loopback.mjs';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { run } from './parts/run.mjs';

await serve();

async function serve() {
  // `npm start` already runs the project's Node. When started in another way, this script restarts itself under it.
  const node = projectNode();
  if (realpathSync(node) !== process.execPath) {
    process.exit(await run(node, [join('scripts', 'start.mjs')], { env: withProjectNode() }));
  }
  leaveWithNpm();
  // HOST, PORT and HOTELS_DIR are needed before Next reads the env files.
  readEnvFiles();
  process.env.AUTOPILOT = demoAutopilot(process.env);
  const port = process.env.PORT || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    console.error(`The server cannot start.\nPORT is ${port}; it has to be a number from 0 to 65535.`);
    process.exit(1);
  }
  const host = process.env.HOST || 'localhost';
  if (host === 'localhost') serveOtherLoopback(Number(port));
  // Imported dynamically: an old Node, which restarts above, lacks the API that this module uses.
  const { loadTypeScript } = await import('./parts/load-typescript.mjs');
  await loadTypeScript('server.ts');
}
