import { remembered } from './remembered';

/** The path of the page before this one (`prev_route`), for this visit. Rules: pages/PG15, device-storage/D11. */
export const previousRoute = remembered<string>({
  key: 'prev_route',
  read: (stored) => (stored?.startsWith('/') ? stored.slice(0, 500) : ''),
  print: (path) => (path === '' ? null : path),
  shelf: () => window.sessionStorage,
});
