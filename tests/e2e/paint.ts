import { expect, type Locator } from '@playwright/test';

type Part = '::before' | '::after' | undefined;

/** What of an element's paint survives forced colours: its edge, its ring and its ground. Widths in pixels. */
export const paintOf = (element: Locator, part?: Part) =>
  element.first().evaluate((node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    const { color, backgroundColor, borderTopColor, borderTopStyle, borderTopWidth } = style;
    return {
      color,
      ground: backgroundColor,
      edge: borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth),
      edgeColor: borderTopColor,
      ring: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      ringColor: style.outlineColor,
    };
  }, part);

/** The ground that an element stands on. */
const groundUnder = (element: Locator) =>
  element.first().evaluate((node) => {
    for (let one = node.parentElement; one !== null; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  });

/** Expects that an element has an edge which differs from the ground that it stands on. */
export async function hasEdge(element: Locator, atLeast = 1): Promise<void> {
  const { edge, edgeColor } = await paintOf(element);
  expect(edge, `edge of ${element}`).toBeGreaterThanOrEqual(atLeast);
  expect(edgeColor, `edge of ${element}`).not.toBe(await groundUnder(element));
}

/** Expects that an element has another ground than one of its kind, and that its words differ from it. */
export async function standsOutFrom(element: Locator, other: Locator): Promise<void> {
  const [one, usual] = [await paintOf(element), await paintOf(other)];
  expect(one.ground, `ground of ${element}`).not.toBe(usual.ground);
  expect(one.color, `words of ${element}`).not.toBe(one.ground);
}
