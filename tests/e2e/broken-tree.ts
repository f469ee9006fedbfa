import type { Locator } from '@playwright/test';

/** What React reports when it removes or inserts a node that is no longer where it has put it. */
export const BROKEN_TREE = /NotFoundError|HierarchyRequestError/;

/**
 * Breaks the tree that React owns, as extensions and translators do: each of the elements is put into an element of
 * somebody else, so that React fails when it removes it or inserts something before it.
 */
export const breakTree = (elements: Locator): Promise<void> =>
  elements.evaluateAll((found) => {
    for (const element of found) {
      const other = document.createElement('font');
      element.replaceWith(other);
      other.append(element);
    }
  });
