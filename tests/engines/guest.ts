import { expect } from '@playwright/test';
import { TEST_TIMEOUTS } from '@/scripts/parts/test-timeouts.mjs';
import type { EnginePage } from './browsers/engine-page';

/**
 * An element of the topmost dialog, or else of the page, as a guest finds it: by a selector, and a text that stands in it
 * or names it. `index`: of several.
 */
export type Target = string | { css: string; text?: string; index?: number };

/** What a guest sees of an element. */
type Seen = {
  text: string;
  value: string;
  isChecked: boolean;
  isFocused: boolean;
  x: number;
  y: number;
  isFree: boolean;
};

/** A guest at one hotel, whose waits end when what they wait for is there. */
export function guestAt(page: EnginePage, origin: string) {
  const look = (target: Target) =>
    page
      .evaluate(findElement, typeof target === 'string' ? { css: target } : target)
      // While another page loads, there is none to look at.
      .catch((): typeof LOADING => LOADING);
  const see = async (target: Target, what: Partial<Seen> | { contains: string } = {}) => {
    const wanted = 'contains' in what ? { text: expect.stringContaining(what.contains) } : what;
    await expect.poll(() => look(target), JSON.stringify(target)).toMatchObject(wanted);
  };
  const evaluate: EnginePage['evaluate'] = (run, arg) => page.evaluate(run, arg);

  const guest = {
    ...page,
    evaluate,
    /** A step in the history that the page is about to make, after a dialog, ends a navigation. */
    goto: (url: string) => expect(() => page.goto(url)).toPass({ timeout: TEST_TIMEOUTS.condition }),
    /** Opens a page of the hotel and waits until it handles taps. */
    async open(path: string, language?: string) {
      const query = language === undefined ? '' : `?lang=${language}`;
      await guest.goto(`${origin}${path}${query}`);
      await guest.see('html[data-page]');
    },
    openDesk: () => guest.goto(`${origin}/desk`),
    see,
    /** Waits until an element is there no more. */
    missing: (target: Target) => expect.poll(() => look(target), JSON.stringify(target)).toBeNull(),
    async textOf(target: Target) {
      await see(target);
      return ((await look(target)) as Seen).text;
    },
    /** Waits until nothing moves or covers an element, and clicks it. */
    async click(target: Target) {
      let seen: Awaited<ReturnType<typeof look>> = null;
      const free = async () => {
        seen = await look(target);
        return seen;
      };
      await expect.poll(free, JSON.stringify(target)).toMatchObject({ isFree: true });
      // Where it stood when it was free: another look could meet it in motion.
      const { x, y } = seen as unknown as Seen;
      await page.clickAt(x, y);
    },
    /** Replaces what stands in a field. */
    async fill(target: Target, text: string) {
      await guest.click(target);
      await see(target, { isFocused: true });
      await page.evaluate(() => (document.activeElement as HTMLInputElement).select(), null);
      await page.type(text);
    },
    /** Waits until a list has an option, and chooses it: the browser draws lists outside of the page. */
    choose: (css: string, index: number) =>
      expect.poll(() => page.evaluate(chooseOption, { css, index }), `option ${index} of ${css}`).toBe(true),
    dialogs: (count: number) => expect.poll(() => page.evaluate(countDialogs, null), 'open dialogs').toBe(count),
    path: () => page.evaluate(() => window.location.pathname, null),
  };
  return guest;
}

export type Guest = ReturnType<typeof guestAt>;

const LOADING = 'another page loads';

const countDialogs = () => document.querySelectorAll('dialog[open]').length;

/** Runs in the page, so it uses nothing from here. */
async function findElement({ css, text, index = 0 }: Exclude<Target, string>): Promise<Seen | null> {
  const inWords = (written: string | null | undefined) => (written ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => [
    element.textContent,
    element.getAttribute('aria-label'),
    ...('labels' in element
      ? [...((element.labels ?? []) as NodeListOf<Element>)].map((label) => label.textContent)
      : []),
    ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  ];
  const isFound = (element: Element) =>
    element.checkVisibility() &&
    (text === undefined || namesOf(element).some((name) => inWords(name).includes(inWords(text))));
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const element = [...scope.querySelectorAll(css)].filter(isFound).at(index);
  if (element === undefined) return null;

  const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const isHit = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || hit?.closest('label')?.contains(element) === true;
  };
  if (!isHit(middleOf(element.getBoundingClientRect())))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = middleOf(element.getBoundingClientRect());
  await new Promise((passed) => setTimeout(passed, 50));
  const { x, y } = middleOf(element.getBoundingClientRect());
  const { value = '', checked = false } = element as HTMLInputElement;
  const isMoving = document
    .getAnimations()
    .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  return {
    text: inWords(element.textContent),
    value: String(value),
    isChecked: checked,
    isFocused: element === document.activeElement,
    x,
    y,
    isFree: !isMoving && before.x === x && before.y === y && isHit({ x, y }),
  };
}

/** Runs in the page. Returns whether the list has the option. */
function chooseOption({ css, index }: { css: string; index: number }): boolean {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const list = scope.querySelector<HTMLSelectElement>(css);
  if (list?.options[index] === undefined) return false;
  list.selectedIndex = index;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return list.selectedIndex === index;
}
