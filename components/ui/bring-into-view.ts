/**
 * Brings an element into the middle of what can be seen of its scroller; one that is higher than that begins at the top,
 * or its title, which says what is asked, would stand above the edge.
 */
export function bringIntoView(element: Element): void {
  const seen = element.closest('.drawer__body, .sheet__scroll')?.clientHeight ?? window.innerHeight;
  element.scrollIntoView({ block: element.getBoundingClientRect().height > seen / 2 ? 'start' : 'center' });
}
