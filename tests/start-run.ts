import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfStores } from './peers/memory-disk';
import { offerSharedPostgres } from './peers/shared-postgres';

declare global {
  /** Ends what a test run has started. */
  var endRun: (() => Promise<void>) | undefined;
}

/** Runs once before all test files. */
export default async function startRun(): Promise<void> {
  const readyStores = mkdtempSync(join(folderOfStores(), 'ready-stores-'));
  process.env.READY_STORES = readyStores;
  const postgres = await offerSharedPostgres();
  globalThis.endRun = async () => {
    await postgres.stop();
    rmSync(readyStores, { recursive: true, force: true });
  };
}
