import type { BrowserContext } from '@playwright/test';
import { isStopped } from './stopped-servers';

declare global {
  interface Window {
    /** Reports a violation of the content security policy from the page to the test. */
    reportViolation?: (what: string) => void;
  }
}

/** The problems of a journey, one line each. */
export type Problems = {
  /** Allows problems that match a pattern, which the journey causes on purpose, for example by going offline. */
  allow(pattern: RegExp): void;
  /** The problems that no pattern allows. */
  unexpected(): readonly string[];
  /** Collects the problems of every page in a browser context. */
  watch(context: BrowserContext): Promise<void>;
};

/** Collects the problems of one journey, which may have several guests. */
export function watchForProblems(): Problems {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  const add = (line: string) => void lines.push(line);

  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    watch: async (context) => {
      listenToConsole(context, add);
      listenToRequests(context, add);
      await listenToPolicy(context, add);
    },
  };
}

/** React reports hydration errors on the console, so this finds them too. */
function listenToConsole(context: BrowserContext, add: (line: string) => void): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Playwright writes this message itself, because playwright.config.ts blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // The pictures of a list that home has fetched ahead, while the guest stays on home: depends on the time.
    if (/\/storage\/\S+ was preloaded using link preload but not used/.test(message.text())) return;
    const { url } = message.location();
    if (message.text().startsWith('Failed to load resource: net::') && isStopped(url)) return;
    add(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => add(`page error: ${error.error().stack ?? error.error().message}`));
}

function listenToRequests(context: BrowserContext, add: (line: string) => void): void {
  context.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400) add(`response ${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // When a guest leaves a page, it aborts its pending requests: prefetches, and the stream of live events.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED' && !isStopped(request.url()))
      add(`request ${reason}: ${request.url()}`);
  });
}

async function listenToPolicy(context: BrowserContext, add: (line: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, what: string) => add(`content security policy: ${what}`));
  await context.addInitScript(() => {
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        window.reportViolation?.(`${effectiveDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`),
      true,
    );
  });
}

const isOurs = (url: string): boolean => /(?:^|\.)localhost$/.test(new URL(url).hostname);
