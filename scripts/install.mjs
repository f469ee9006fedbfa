// Installs the packages. Runs first in `npm test`, `npm run check`, `dev` and `bench`, so it must work in any Node and
// without packages.
import { refuseOldNode } from './parts/machine-node.mjs';

refuseOldNode();
// Imported dynamically: an old Node must print its message before it parses syntax that it does not support.
const { installPackages } = await import('./parts/install-packages.mjs');
await installPackages();
