/** Says that a navigation of the router begins, before anything of it is here; components/shell/page-skeleton.tsx hears. */
export function onRouterTransitionStart(url: string): void {
  window.dispatchEvent(new CustomEvent('navigation-start', { detail: url }));
}
