/**
 * Where the floating header's back button leads: /home when the previous route was '/', or when the guest came
 * straight to this page; null means one step back in the history. Rule: pages/PG10.
 */
export function backTarget(previousRoute: string): '/home' | null {
  return previousRoute === '' || previousRoute === '/' || previousRoute === '/home' ? '/home' : null;
}
