// The first thing `npm start` runs: nothing is installed yet, and the Node may be any.
import { refuseOldNode } from './parts/machine-node.mjs';

refuseOldNode();

// Lazy imports: an old Node must get its sentence before it meets syntax that it cannot read.
const { installPackages } = await import('./parts/install-packages.mjs');
const { buildWhenChanged } = await import('./parts/build-when-changed.mjs');
const { prepareAssets } = await import('./assets.mjs');

await installPackages();
prepareAssets();
process.exitCode = await buildWhenChanged();
