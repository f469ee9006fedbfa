import type { BrowserContext, Page } from '@playwright/test';
import { HYDRATED_EVENT } from '@/lib/domain/gestures/hydrated-event';

declare global {
  interface Window {
    translateText?: (text: Text) => void;
    /** Begins to translate the page. Called by itself when a guest's page handles taps. */
    translatePage?: () => void;
    reportBareText?: (html: string) => void;
  }
}

/** Replaces a text node as translators do, unless its part is not for translation. */
function installTranslation(): void {
  const SKIPPED = 'script, style, noscript, textarea, option, svg, font, [translate="no"]';
  const isOwnedByReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  window.translateText = (text) => {
    const { parentElement: parent, data } = text;
    if (parent === null || parent.closest(SKIPPED) !== null || data.trim() === '') return;
    if (isOwnedByReact(text)) window.reportBareText?.(parent.outerHTML.slice(0, 400));
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(data);
    outer.append(inner);
    text.replaceWith(outer);
  };
}

/** Translates the page when it handles taps, and then whatever appears or changes. */
function installTranslator(hydrated: string): void {
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    // A walker of a text node alone does not visit it.
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) window.translateText?.(text);
  };
  const translateChanges = (changes: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
  };
  window.translatePage = () => {
    translateIn(document.body);
    new MutationObserver(translateChanges).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  addEventListener(hydrated, () => window.translatePage?.(), { once: true });
}

/**
 * Rewrites every text of every page as the translators of browsers do, once the page handles taps and whenever a text
 * appears or changes: a text node is replaced by <font><font>text</font></font>. The text itself stays, so that a journey
 * finds what it looks for, and a text that changes behind React's back is missing.
 *
 * `report` receives the parent of each text that React owns as a bare text node: React writes into such a node where
 * nobody sees it any more, and fails when it removes it.
 */
export async function translatePages(context: BrowserContext, report: (html: string) => void): Promise<void> {
  await context.exposeBinding('reportBareText', (_source, html: string) => report(html));
  await context.addInitScript(installTranslation);
  await context.addInitScript(installTranslator, HYDRATED_EVENT);
}

/** Translates a page that is not a guest's, such as the desk. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(() => window.translatePage?.());
