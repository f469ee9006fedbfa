import { persistedValue } from './persisted-value';

/** The path of the previous page (`prev_route`), kept for the session. Rules: pages/PG15, device-storage/D11. */
export const previousRoute = persistedValue<string>({
  key: 'prev_route',
  parse: (stored) => (stored?.startsWith('/') ? stored.slice(0, 500) : ''),
  serialize: (path) => (path === '' ? null : path),
  storage: () => window.sessionStorage,
});
