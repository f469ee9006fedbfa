import type { Page } from '@playwright/test';

/**
 * What on the open page or in its topmost dialog cannot be read or pressed, one line each: a text that a box cuts off
 * without an ellipsis, a number or an amount that is broken over lines, a text that stands letter under letter, and two controls that
 * lie over each other.
 */
export const cutTexts = async (page: Page): Promise<readonly string[]> => [
  ...(await unreadableTexts(page)),
  ...(await overlappingControls(page)),
];

function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1.5;
    /** Letters a line, below which a text stands letter under letter. */
    const FEWEST_LETTERS = 3;
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.sr-only, [inert]') === null;

    /** An element and what is around it, up to where the text ends on purpose: an ellipsis, or what scrolls sideways. */
    const boxesAround = (element: Element): readonly Element[] => {
      const around: Element[] = [];
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(one);
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return around;
        if (overflowX !== 'visible') around.push(one);
      }
      return around;
    };
    const isCut = (element: Element, boxes: readonly DOMRect[]) =>
      boxesAround(element).some((one) => {
        const { left, right } = one.getBoundingClientRect();
        return boxes.some((box) => box.left < left - TOLERANCE || box.right > right + TOLERANCE);
      });
    const problemOf = (words: string, element: Element, boxes: readonly DOMRect[]): string | null => {
      const lines = new Set(boxes.map(({ top: y }) => Math.round(y / 4))).size;
      if (/^[\d.,:×]+$/.test(words) && lines > 1) return `a number over ${lines} lines`;
      if (/^(?=.*\d)[^ \n–/-]+$/.test(words) && lines > 1) return `an amount over ${lines} lines`;
      if (lines > 2 && words.length / lines < FEWEST_LETTERS) return 'letter under letter';
      return isCut(element, boxes) ? 'cut off' : null;
    };

    const found = new Set<string>();
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const [words, element] = [text.textContent?.trim() ?? '', text.parentElement];
      if (words === '' || element === null || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const problem = problemOf(
        words,
        element,
        [...range.getClientRects()].filter(({ width }) => width > 0),
      );
      if (problem !== null) found.add(`${problem}: ${nameOf(element)}`);
    }
    return [...found].slice(0, 12);
  });
}

function overlappingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1.5;
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
    /** A control over which others scroll lies over them on purpose: in the bar of a phone, or at the foot of a sheet. */
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (/fixed|sticky/.test(getComputedStyle(element).position) ||
        element.matches('[data-part="order-bar"]') ||
        isFixed(element.parentElement));
    /** What of a box can be seen: a box that scrolls cuts it off above and below. */
    const seenPart = (element: Element): { top: number; bottom: number; left: number; right: number } => {
      const { left, right, ...box } = element.getBoundingClientRect().toJSON();
      for (let one = element.parentElement; one !== null && one !== top; one = one.parentElement) {
        if (getComputedStyle(one).overflowY === 'visible') continue;
        const around = one.getBoundingClientRect();
        box.top = Math.max(box.top, around.top);
        box.bottom = Math.min(box.bottom, around.bottom);
      }
      return { left, right, top: box.top, bottom: box.bottom };
    };
    const controls = [...top.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isFixed(control))
      .map((control) => ({ control, box: seenPart(control) }))
      .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
      .sort((one, other) => one.box.top - other.box.top);
    type Placed = (typeof controls)[number];
    const isPlaced = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (getComputedStyle(element).position === 'absolute' || isPlaced(element.parentElement));
    /** A heart in the corner of a card: what lies wholly in a larger control lies there on purpose. */
    const isCornerOf = (one: Placed, other: Placed) =>
      isPlaced(one.control) &&
      one.box.left >= other.box.left &&
      one.box.right <= other.box.right &&
      one.box.top >= other.box.top &&
      one.box.bottom <= other.box.bottom;
    const overlap = (one: Placed, other: Placed) =>
      !isCornerOf(one, other) &&
      !isCornerOf(other, one) &&
      one.box.left < other.box.right - TOLERANCE &&
      other.box.left < one.box.right - TOLERANCE &&
      !one.control.contains(other.control) &&
      !other.control.contains(one.control);
    return controls
      .flatMap((one, place) => {
        const below = controls.slice(place + 1).filter(({ box }) => box.top < one.box.bottom - TOLERANCE);
        const over = below.filter((other) => overlap(one, other));
        return over.map((other) => `${nameOf(one.control)} and ${nameOf(other.control)} overlap`);
      })
      .slice(0, 12);
  });
}
