/**
 * Next runs this function once in every runtime before the first request. The edge runtime contains only the
 * middleware, which needs no preparation.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/server/start/boot');
    await boot();
  }
}

/** Next calls this for what a page or route throws, also when the answer has the status 200. Next logs it. */
export async function onRequestError(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { markFailed } = await import('@/lib/server/pages/current-request');
    markFailed();
  }
}
