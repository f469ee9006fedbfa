/** Next runs this function once before the first request. */
export async function register(): Promise<void> {
  const { boot } = await import('@/lib/server/start/boot');
  await boot();
}

/** Next calls this for what a page or route throws, also when the response has the status 200. Next logs it. */
export async function onRequestError(): Promise<void> {
  const { markFailed } = await import('@/lib/server/request/current-request');
  markFailed();
}
