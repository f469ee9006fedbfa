import { chromium } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { CHROMIUM } from '@/playwright.config';
import { firefoxPath } from '@/scripts/parts/find-engines.mjs';
import { type Engine, type EnginePage, PHONE } from './engine-page';

/** Starts Chromium or Firefox. The latter is driven by WebDriver BiDi, because Debian has no geckodriver. */
export async function launchWithPuppeteer(browser: 'chrome' | 'firefox'): Promise<Engine> {
  const executablePath = browser === 'firefox' ? (firefoxPath() ?? '') : (CHROMIUM ?? chromium.executablePath());
  const launched = await puppeteer.launch({
    browser,
    headless: true,
    executablePath,
    // Without a port that another process could reach or take.
    pipe: browser === 'chrome',
    ...(browser === 'chrome' && process.getuid?.() === 0 && { args: ['--no-sandbox'] }),
  });
  return {
    newPage: async () => {
      const context = await launched.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(PHONE);
      return { ...pageOf(page), close: () => context.close() };
    },
    close: () => launched.close(),
  };
}

const pageOf = (page: Page): Omit<EnginePage, 'close'> => ({
  goto: async (url) => {
    // Firefox draws no frames in a tab behind another.
    await page.bringToFront();
    return page.goto(url);
  },
  reload: () => page.reload(),
  // Puppeteer's own step back waits for a navigation, which there is none.
  back: () => page.evaluate(() => void setTimeout(() => window.history.back())),
  clickAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  evaluate: (run, arg) => page.evaluate(run, arg as never) as never,
});
