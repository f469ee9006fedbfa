import './start-run';

/** Runs once after all test files. */
export default async function endRun(): Promise<void> {
  await globalThis.endRun?.();
}
