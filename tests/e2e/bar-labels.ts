import type { Locator, Page } from '@playwright/test';
import { BAR_LABEL } from './parts';

/** The labels of the bar that do not fit into their space. */
export const cutOff = (page: Page) =>
  page
    .locator(BAR_LABEL)
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.scrollHeight > label.clientHeight + 1 || label.scrollWidth > label.clientWidth + 1)
        .map((label) => label.textContent),
    );

/** The words directly in these elements that break across two lines. */
export const broken = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.flatMap((element) =>
      [...element.childNodes].flatMap((text) => {
        if (text.nodeType !== Node.TEXT_NODE) return [];
        return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    ),
  );
