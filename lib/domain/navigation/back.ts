import { pageOf } from './routes';

/**
 * Returns the target of the header's back button: /home if the previous route was '/', or if the guest opened this page
 * directly; null means one step back in the history. Rule: pages/PG10.
 */
export function backTarget(previousRoute: string): '/home' | null {
  return previousRoute === '' || previousRoute === '/' || previousRoute === '/home' ? '/home' : null;
}

/**
 * Returns the previous route after a page was entered, and what remains of the route that was kept over a reload for the
 * writing direction. `before`: the page before; null: the page was just loaded. Entering a product list from home, or
 * loading it, restores the kept route. Rule: pages/PG16.
 */
export function routesOnEntry(input: { pathname: string; before: string | null; previous: string; kept: string }): {
  previous: string;
  kept: string;
} {
  const { pathname, before, previous, kept } = input;
  const fromStart = before === null || pageOf(before).kind === 'home';
  if (kept !== '' && fromStart && pageOf(pathname).kind === 'products') return { previous: kept, kept: '' };
  return { previous: before ?? previous, kept };
}
