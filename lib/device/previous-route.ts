import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { PersistedAtom } from './persisted-atom';

/** A path that is kept for the session; '' for none. */
const sessionPath = (key: StorageKey) =>
  new PersistedAtom<string>({
    key,
    parse: (stored) => (stored?.startsWith('/') ? stored.slice(0, 500) : ''),
    serialize: (path) => (path === '' ? null : path),
    storage: () => window.sessionStorage,
  });

/** The path of the previous page. Rules: pages/PG15, device-storage/D11. */
export const previousRoute = sessionPath('prev_route');

/** The previous route as it was before the page was loaded again for another writing direction. Rule: pages/PG16. */
export const routeBeforeReload = sessionPath('prev_route_old');
