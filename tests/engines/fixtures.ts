import { test as base, expect } from '@playwright/test';
import type { Engine } from './browsers/engine-page';
import { launchWithPuppeteer } from './browsers/puppeteer-engine';
import { launchWebKit } from './browsers/webkit-engine';
import { type Guest, guestAt } from './guest';
import { type WatchedServer, watchServer } from './watched-server';

const HOTEL = 'cala-verde';

type WorkerFixtures = { engine: Engine };
type Fixtures = {
  /** Whether the guest sees the announcements of the demo hotels, which would open over what a journey does. */
  seesAnnouncements: boolean;
  server: WatchedServer;
  guest: Guest;
  /** On a device of their own. */
  staff: Guest;
  /** Allows problems that match a pattern, which the journey causes on purpose. */
  allow: (pattern: RegExp) => void;
};

async function onNewDevice(
  { engine, server }: WorkerFixtures & Fixtures,
  use: (guest: Guest) => Promise<void>,
): Promise<void> {
  const page = await engine.newPage();
  await use(guestAt(page, `http://${HOTEL}.localhost:${server.port}`));
  // Closing it ends its requests, which Firefox reports as errors before the page is gone.
  server.ignoreReports();
  await page.close();
}

/** A journey in one engine that fails on any error or warning on the console, and on any response from 400 on. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use, { project }) => {
      const engine = await (project.name === 'webkit'
        ? launchWebKit()
        : launchWithPuppeteer(project.name === 'firefox' ? 'firefox' : 'chrome'));
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  seesAnnouncements: [false, { option: true }],
  server: async ({ seesAnnouncements }, use) => {
    const server = await watchServer({ port: Number(process.env.E2E_PORT), seesAnnouncements });
    await use(server);
    await server.stop();
  },
  allow: [
    async ({ server }, use) => {
      const allowed: RegExp[] = [];
      await use((pattern) => void allowed.push(pattern));
      const unexpected = server.problems().filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'problems of the journey').toEqual([]);
    },
    { auto: true },
  ],
  guest: onNewDevice,
  staff: onNewDevice,
});

export { expect } from '@playwright/test';
