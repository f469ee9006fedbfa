import { parse } from 'node:path';

// The app is built in a temporary folder whose packages are behind a link, and a link may not leave the root.
export default { poweredByHeader: false, turbopack: { root: parse(import.meta.dirname).root } };
