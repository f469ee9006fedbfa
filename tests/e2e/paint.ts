import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilSettled } from './wait-until-settled';

type Part = '::before' | '::after' | undefined;

/**
 * The parts of an element's style that forced colours keep: border, outline and background, measured when colours no
 * longer fade. Widths in pixels.
 */
export async function paintOf(element: Locator, part?: Part) {
  await waitUntilSettled(element.page());
  return element.first().evaluate((node, pseudo) => {
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
}

/** The background colour behind an element. */
const backgroundOf = (element: Locator) =>
  element.first().evaluate((node) => {
    for (let one = node.parentElement; one !== null; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  });

/** Expects that an element has a border whose colour differs from the background behind it. */
export async function hasEdge(element: Locator, atLeast = 1): Promise<void> {
  const { edge, edgeColor } = await paintOf(element);
  expect(edge, `edge of ${element}`).toBeGreaterThanOrEqual(atLeast);
  expect(edgeColor, `edge of ${element}`).not.toBe(await backgroundOf(element));
}

/**
 * Expects that an element's background differs from that of another element of its kind, and that its text is visible
 * on it.
 */
export async function standsOutFrom(element: Locator, other: Locator): Promise<void> {
  const [one, usual] = [await paintOf(element), await paintOf(other)];
  expect(one.ground, `ground of ${element}`).not.toBe(usual.ground);
  expect(one.color, `words of ${element}`).not.toBe(one.ground);
}

/**
 * The controls on the screen without a visible shape, one line each: no border of their own or of a box around them, no
 * underlined text, and no picture.
 */
export const shapeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isEdge = (element: Element, part?: string) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element, part);
      return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
    };
    const isFrame = (element: Element) => element.matches('dialog, body, main, header, footer, section, form');
    const hasShape = (control: Element) => {
      for (let one: Element | null = control; one !== null && !isFrame(one); one = one.parentElement) {
        if (isEdge(one) || isEdge(one, '::after')) return true;
      }
      const isUnderlined = getComputedStyle(control).textDecorationLine.includes('underline');
      return isUnderlined || control.querySelector('svg, img') !== null;
    };
    // Controls behind a dialog cannot be used. The skip link is above the screen until it has the focus.
    const isShown = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().bottom > 0;
    const screen = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...screen.querySelectorAll('button, a[href], select, textarea, input:not([type="hidden"])')]
      .filter(isShown)
      .filter((control) => !hasShape(control))
      .map((control) => `${control.tagName.toLowerCase()}.${control.className} ${control.textContent?.slice(0, 30)}`);
  });
