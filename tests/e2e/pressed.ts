import type { CDPSession, Page } from '@playwright/test';

const TAPPABLE = 'a[href], button, summary, label:has(input)';

/**
 * The controls on the screen whose look does not change while a finger presses them, one line each. Looks again when the
 * page has replaced a control meanwhile, which the browser reports as a missing node.
 */
export async function withoutPressedStyle(page: Page): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const devtools = await page.context().newCDPSession(page);
    try {
      return await unchangedByPress(page, devtools);
    } catch (error) {
      if (attempt === 5 || !/node with given id/i.test(String(error))) throw error;
    } finally {
      await devtools.detach();
    }
  }
}

async function unchangedByPress(page: Page, devtools: CDPSession): Promise<string[]> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const before = await looks(page);
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: TAPPABLE });
  const press = (pressed: boolean) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pressed ? ['active'] : [] }),
      ),
    );
  await press(true);
  const after = await looks(page);
  await press(false);
  return before.filter(({ look }, index) => look !== null && look === after[index]?.look).map(({ name }) => name);
}

/** The look of each control with all its children, after animations have ended; null: it cannot be tapped. */
async function looks(page: Page): Promise<{ name: string; look: string | null }[]> {
  return page.evaluate(async (selector) => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished),
    );
    const lookOf = (element: Element) => {
      const { transform, opacity, backgroundColor, scale } = getComputedStyle(element);
      return [transform, opacity, backgroundColor, scale].join();
    };
    return [...document.querySelectorAll(selector)].map((element) => {
      const isOff = element.matches(':disabled, [aria-disabled="true"], :has(> input:disabled)');
      const isShown = element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
      const around = [element.closest('form > ul > li'), element, ...element.querySelectorAll('*')];
      const look = around.flatMap((one) => (one === null ? [] : [lookOf(one)])).join(';');
      const name = `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 30)}`;
      return { name, look: isShown && !isOff ? look : null };
    });
  }, TAPPABLE);
}
