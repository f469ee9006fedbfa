import { makeRunFolder } from './peers/memory-disk';
import { offerSharedPostgres } from './peers/shared-postgres';

declare global {
  /** Ends what a test run has started. */
  var endRun: (() => Promise<void>) | undefined;
}

/** Runs once before all test files. */
export default async function startRun(): Promise<void> {
  const removeFolder = makeRunFolder();
  const postgres = await offerSharedPostgres();
  globalThis.endRun = async () => {
    await postgres.stop();
    removeFolder();
  };
}
