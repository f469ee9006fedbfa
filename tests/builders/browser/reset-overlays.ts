/** Leaves a test's history entry without overlays, as a step back to the page does. For `beforeEach` and `afterEach`. */
export function resetOverlays(): void {
  window.history.replaceState(null, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
