// The first thing `npm test`, `npm run check`, `dev` and `bench` run: nothing is installed yet, and the Node may be any.
import { refuseOldNode } from './parts/machine-node.mjs';

refuseOldNode();
// A lazy import: an old Node must get its sentence before it meets syntax that it cannot read.
const { installPackages } = await import('./parts/install-packages.mjs');
await installPackages();
