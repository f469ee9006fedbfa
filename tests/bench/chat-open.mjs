// Measures a chat of 5,000 messages on a desktop processor: from the tap on the chat's button to the first paint of its
// newest messages, and the longest task while a guest scrolls up.

import { createRequire } from 'node:module';
import { firstDemoHotel, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { measureInBrowser } from './parts/measure-in-browser.mjs';
import { beginChat, sayMuch } from './parts/seed-chat.mjs';
import { undisturbed } from './parts/undisturbed-guest.mjs';

const { devices } = createRequire(import.meta.url)('@playwright/test');

const MESSAGES = 5000;
/** Maximum median milliseconds from the tap to the paint of the newest message. */
const MOST_OPENING_MS = 300;
/** A task that is longer than this delays a frame or a tap noticeably. */
const LONG_TASK_MS = 50;
const OPENINGS = 12;
const SCROLLS = 120;
const SCROLL_PX = 300;

const main = () =>
  measureInBrowser({ AUTOPILOT: 'off' }, async ({ browser, port }) => {
    const code = firstDemoHotel();
    const at = { port, host: hostOf(code) };
    const chat = await beginChat(at, code);
    await sayMuch(at, chat, MESSAGES);
    const options = { ...devices['Pixel 7'], locale: 'en-GB', reducedMotion: /** @type {const} */ ('reduce') };
    const context = await undisturbed(await browser.newContext(options));
    await context.addInitScript((/** @type {import('./parts/seed-chat.mjs').Seeded} */ { uuid, person }) => {
      localStorage.setItem('chat-uuid', uuid);
      localStorage.setItem('person-uuid', person);
    }, chat);
    const page = await context.newPage();
    const opened = await openings(page, `http://${at.host}:${at.port}/`);
    const [first = 0, ...later] = opened;
    const median = middle(later);
    console.log(
      `${MESSAGES} messages, opened ${later.length} times: median ${median.toFixed(0)} ms of ${MOST_OPENING_MS} ms`,
    );
    console.log(
      `  the first, which also loads the code: ${first.toFixed(0)} ms; the fastest: ${Math.min(...later).toFixed(0)} ms`,
    );
    const tasks = await longTasks(page);
    console.log(
      `${SCROLLS} scrolls of ${SCROLL_PX} px: ${tasks.length} tasks above ${LONG_TASK_MS} ms ${tasks.join(', ')}`,
    );
    const isWithin = median < MOST_OPENING_MS && tasks.length === 0;
    console.log(isWithin ? 'Within budget.' : 'Over budget.');
    return isWithin ? 0 : 1;
  });

/**
 * Milliseconds of each opening, from the tap to the first frame with messages. The messages are fetched anew each time,
 * because each time is a visit of its own.
 *
 * @param {import('@playwright/test').Page} page @param {string} url
 */
async function openings(page, url) {
  /** @type {number[]} */
  const took = [];
  for (let time = 0; time < OPENINGS; time += 1) {
    if (time > 0) {
      // A page that loads again with an open chat opens it by itself.
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.goto(url);
    await page.evaluate(rest);
    const watch = await page.evaluateHandle(untilMessages);
    await page.locator('nav').last().getByRole('button', { name: 'Chat' }).tap();
    took.push(await watch.evaluate(({ painted }) => painted));
  }
  return took;
}

/**
 * Runs in the page. Waits until the page has started. Its network is never idle, because with a stored chat it listens
 * to live events.
 */
const rest = () => new Promise((/** @type {(rested: void) => void} */ rested) => setTimeout(rested, 2000));

/** Runs in the page. Measures from the tap to the end of the first frame that contains messages. */
function untilMessages() {
  const painted = new Promise((/** @type {(took: number) => void} */ done) => {
    let tapped = 0;
    const isTapped = (/** @type {Event} */ { timeStamp }) => {
      tapped = timeStamp;
    };
    addEventListener('pointerup', isTapped, { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (document.querySelector('[role=log] [data-key]') === null) return;
      watch.disconnect();
      requestAnimationFrame(() =>
        scheduler.postTask(() => done(performance.now() - tapped), { priority: 'user-blocking' }),
      );
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  // Returned inside an object: a returned promise would be awaited before the tap happens.
  return { painted };
}

/**
 * The milliseconds of the long tasks while the guest scrolls up.
 *
 * @param {import('@playwright/test').Page} page
 */
async function longTasks(page) {
  await page.evaluate(rest);
  return page.evaluate(
    async ({ scrolls, by }) => {
      const log = document.querySelector('[role=log]');
      if (log === null) throw new Error('the chat shows no messages');
      /** @type {number[]} */
      const tasks = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
      });
      observer.observe({ entryTypes: ['longtask'] });
      for (let time = 0; time < scrolls; time += 1) {
        log.scrollTop -= by;
        await new Promise(requestAnimationFrame);
      }
      await new Promise((rested) => setTimeout(rested, 500));
      observer.disconnect();
      return tasks;
    },
    { scrolls: SCROLLS, by: SCROLL_PX },
  );
}

/** @param {readonly number[]} took */
const middle = (took) => [...took].sort((one, other) => one - other)[Math.floor(took.length / 2)] ?? 0;

process.exitCode = await main();
