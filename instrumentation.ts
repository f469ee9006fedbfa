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
