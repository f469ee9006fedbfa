/** Next runs this function once before the first request. */
export async function register(): Promise<void> {
  // Next also compiles this file for its edge runtime, where nothing of the app runs.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { boot } = await import('@/lib/server/start/boot');
  await boot();
}

/** Next calls this for what a page or route throws, also when the response has the status 200. Next logs it. */
export async function onRequestError(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { markFailed } = await import('@/lib/server/request/current-request');
  markFailed();
}
