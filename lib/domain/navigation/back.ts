/**
 * Returns the target of the header's back button: /home if the previous route was '/', or if the guest opened this page
 * directly; null means one step back in the history. Rule: pages/PG10.
 */
export function backTarget(previousRoute: string): '/home' | null {
  return previousRoute === '' || previousRoute === '/' || previousRoute === '/home' ? '/home' : null;
}
