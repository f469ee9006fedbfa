import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { HotelFiles } from '@/tests/builders/platform/hotel-files';

/** A word of 300 letters for each language, in which browsers find no place to break the line. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'Donaudampfschiff'.repeat(19),
  ar: 'المستشفياتوالمطاعم'.repeat(17),
};
const LETTERS = 300;
export const LONG_WORD_HOTEL = 'long-words';
const word = (language: string): string => (WORDS[language] ?? WORDS.en ?? '').slice(0, LETTERS);

/** Fields whose texts are rendered as HTML. */
const RICH = /^(?:descr|cart_text|content|privacy_policy|full_agreement|impressum|order_privacy|is_adult_1[68])$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a text in several languages: an object whose keys are languages of the words above. */
const isText = (value: unknown): value is Record<string, string> =>
  isRecord(value) && typeof value.en === 'string' && !value.en.startsWith('/storage/');

/** A copy of a value with one long word in place of every text. */
function lengthen(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => lengthen(entry, field));
  if (isText(value)) {
    const text = (language: string) => (RICH.test(field) ? `<p>${word(language)}</p>` : word(language));
    return { en: text('en'), ar: text('ar') };
  }
  if (typeof value === 'string') return value.replace('/storage/cala-verde/', `/storage/${LONG_WORD_HOTEL}/`);
  if (!isRecord(value)) return value;
  // Removes the schedules of products, so that they can be ordered at any time.
  const entries = Object.entries(value).filter(([name]) => name !== 'schedule' || !('price' in value));
  return Object.fromEntries(entries.map(([name, inside]) => [name, lengthen(inside, name)]));
}

/** Writes a copy of the demo hotel in which every text is one long word. */
export function longWordHotel(files: HotelFiles): void {
  const code = LONG_WORD_HOTEL;
  cpSync('hotels/cala-verde', join(files.dir, code), { recursive: true });
  const paths = [
    'hotel.json',
    'announcements.json',
    ...readdirSync('hotels/cala-verde/sections').map((name) => `sections/${name}`),
  ];
  for (const path of paths) {
    files.change(`${code}/${path}`, (content) => {
      for (const [name, inside] of Object.entries(content)) {
        content[name] = lengthen(inside, name);
      }
    });
  }
  files.change(`${code}/hotel.json`, (hotel) => {
    hotel.code = code;
    hotel.languages = ['en', 'ar'];
    hotel.currency = 'dollars';
    hotel.limit_room = [word('en').slice(0, 40)];
  });
  for (const language of ['de', 'es', 'ru']) files.remove(`${code}/words/${language}.json`);
  for (const language of ['en', 'ar']) {
    files.change(`${code}/words/${language}.json`, (words) => {
      for (const name of Object.keys(words)) words[name] = word(language);
    });
  }
}

/** The elements that reach beyond the sides of the screen although no part there scrolls sideways, one line each. */
export function outOfScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found = new Set<string>();
    const scrollsSideways = (element: Element): boolean => {
      for (let one = element.parentElement; one !== null; one = one.parentElement) {
        if (one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto') return true;
      }
      return false;
    };
    /** A text that is cut off with an ellipsis ends where its box ends. */
    const endsInEllipsis = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).textOverflow === 'ellipsis' || endsInEllipsis(element.parentElement));
    const isLookedAt = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(
        '.sr-only, [inert], [data-part="strip"], [data-part="days"], [data-part="section-chips"], section[aria-label] > ul[aria-label]',
      ) === null &&
      !scrollsSideways(element);
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const isOut = ({ left, right }: DOMRect) => right > left && (left < -1 || right > width + 1);
    const add = (what: string, box: DOMRect) => found.add(`${what} from ${box.left} to ${box.right} of ${width}`);

    const lookAtText = (text: Node) => {
      const element = text.parentElement;
      if (element === null || text.textContent?.trim() === '' || !isLookedAt(element)) return;
      if (endsInEllipsis(element)) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const out = [...range.getClientRects()].find(isOut);
      if (out !== undefined) add(`text of ${nameOf(element)}`, out);
    };
    const lookAtElement = (element: Element) => {
      if (!isLookedAt(element)) return;
      const box = element.getBoundingClientRect();
      if (isOut(box) && !endsInEllipsis(element.parentElement)) add(nameOf(element), box);
      const by = element.scrollWidth - element.clientWidth;
      const { overflowX, scrollbarWidth } = getComputedStyle(element);
      // A row without a scrollbar is meant to be swiped.
      const isSwiped = scrollbarWidth === 'none';
      const scrolls = /auto|scroll/.test(overflowX) && !isSwiped && element.tagName !== 'TEXTAREA';
      if (scrolls && by > 1) found.add(`${nameOf(element)} scrolls sideways by ${by}`);
    };
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) lookAtText(texts.currentNode);
    for (const element of top.querySelectorAll('*')) lookAtElement(element);
    if (root.scrollWidth > width) found.add(`the page scrolls sideways by ${root.scrollWidth - width}`);
    return [...found].slice(0, 12);
  });
}
