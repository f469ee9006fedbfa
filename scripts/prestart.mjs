// Runs first in `npm start`: nothing is installed yet, and any Node may run it.
import { refuseOldNode } from './parts/machine-node.mjs';

refuseOldNode();

// Imported lazily: an old Node must print its message before it parses syntax that it does not know.
const { installPackages } = await import('./parts/install-packages.mjs');
const { buildWhenChanged } = await import('./parts/build-when-changed.mjs');
const { prepareAssets } = await import('./assets.mjs');

await installPackages();
prepareAssets();
process.exitCode = await buildWhenChanged();
