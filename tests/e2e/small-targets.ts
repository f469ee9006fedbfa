import type { Page } from '@playwright/test';

/**
 * The controls of the open page or of its topmost dialog that a finger hits on less than 44 × 44 pixels, one line each. Counted is what
 * takes the tap: a label, a row that is one link, an invisible edge. Links in a text may be as high as its lines. Leaves everything
 * scrolled as it was.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** One pixel less, which rounding may take. */
    const SMALLEST = 43;
    const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.sr-only, [inert], :disabled') === null;
    const isInText = (element: Element) => element.localName === 'a' && getComputedStyle(element).display === 'inline';
    const isLargeItself = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width >= SMALLEST && height >= SMALLEST;
    };

    const takesTap = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return hit !== null && [element, ...labels].some((one) => one.contains(hit));
    };
    /** Pixels beside a point that take a tap for the element, as far as they matter. */
    const reach = (element: Element, [x, y]: readonly [number, number], [dx, dy]: readonly [number, number]) => {
      let steps = 0;
      while (steps < SMALLEST && takesTap(element, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
      return steps;
    };
    const problemOf = (element: Element): string | null => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top: y, width, height } = element.getBoundingClientRect();
      const at = [left + width / 2, y + height / 2] as const;
      // Something lies over it for now.
      if (!takesTap(element, ...at)) return null;
      const wide = reach(element, at, [-1, 0]) + reach(element, at, [1, 0]) + 1;
      const high = reach(element, at, [0, -1]) + reach(element, at, [0, 1]) + 1;
      if (wide >= SMALLEST && high >= SMALLEST) return null;
      const name = element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40);
      return `${element.localName} “${name}” takes taps on ${wide} × ${high} px`;
    };

    const small = [...top.querySelectorAll(CONTROLS)].filter(
      (element) => isSeen(element) && !isLargeItself(element) && !isInText(element),
    );
    const scrolled = [...document.querySelectorAll('*')].map(
      (element) => [element, element.scrollLeft, element.scrollTop] as const,
    );
    const found = small.map(problemOf).filter((problem) => problem !== null);
    for (const [element, left, y] of scrolled)
      if (element.scrollLeft !== left || element.scrollTop !== y)
        element.scrollTo({ left, top: y, behavior: 'instant' });
    return found;
  });
