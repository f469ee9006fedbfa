import { join } from 'node:path';

// The packages lie in the project's own node_modules, three folders up.
export default { poweredByHeader: false, turbopack: { root: join(import.meta.dirname, '..', '..', '..') } };
