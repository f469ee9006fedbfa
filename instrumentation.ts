/**
 * Runs once in every runtime before the first request. The edge runtime only has the middleware, which needs nothing.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/server/start/boot');
    await boot();
  }
}
