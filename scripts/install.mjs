// Runs first in `npm test`, `npm run check`, `dev` and `bench`: nothing is installed yet, and any Node may run it.
import { refuseOldNode } from './parts/machine-node.mjs';

refuseOldNode();
// Imported lazily: an old Node must print its message before it parses syntax that it does not know.
const { installPackages } = await import('./parts/install-packages.mjs');
await installPackages();
