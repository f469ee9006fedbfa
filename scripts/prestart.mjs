// Installs the packages and builds the app. Runs first in `npm start`, so it must work in any Node and without
// packages.
import { refuseOldNode } from './parts/machine-node.mjs';

refuseOldNode();

// Imported dynamically: an old Node must print its message before it parses syntax that it does not support.
const { installPackages } = await import('./parts/install-packages.mjs');
const { buildWhenChanged } = await import('./parts/build-when-changed.mjs');
const { prepareAssets } = await import('./assets.mjs');

await installPackages();
await prepareAssets();
process.exitCode = await buildWhenChanged();
