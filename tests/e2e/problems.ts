import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** How a page tells its test what its content security policy has refused. */
    reportViolation?: (what: string) => void;
  }
}

/** What went wrong in a journey without anybody asking for it, one line each. */
export type Problems = {
  /** Says that this journey makes a certain thing go wrong, for instance by going offline. */
  allow(pattern: RegExp): void;
  /** The lines that no pattern allows. */
  unexpected(): readonly string[];
  /** Listens to every page of a browser context. */
  watch(context: BrowserContext): Promise<void>;
};

/** A listener for one journey; it may watch several guests at once. */
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

/** React says on the console what it could not hydrate, so that this hears it too. */
function listenToConsole(context: BrowserContext, add: (line: string) => void): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The tool's own word: playwright.config.ts keeps service workers out.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => add(`page error: ${error.error().stack ?? error.error().message}`));
}

function listenToRequests(context: BrowserContext, add: (line: string) => void): void {
  context.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400) add(`answer ${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left gives up what it was still loading: prefetches, and the stream of live events.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED') add(`request ${reason}: ${request.url()}`);
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
