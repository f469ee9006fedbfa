import { parse } from 'node:path';

// Built in a temporary folder: the packages lie behind a link, and a link may not lead out of the root.
export default { poweredByHeader: false, turbopack: { root: parse(import.meta.dirname).root } };
