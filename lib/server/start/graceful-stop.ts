import 'server-only';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type StopSignal = 'SIGINT' | 'SIGTERM';
export const STOP_SIGNALS: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

/**
 * Milliseconds that a server still takes requests after a stop signal, while its readiness is already 503
 * (DRAIN_SECONDS), so that a proxy learns it before a connection fails. Ctrl-C does not wait.
 */
export const drainTime = (
  signal: StopSignal,
  env: Readonly<Record<string, string | undefined>> = process.env,
): number => (signal === 'SIGTERM' ? Number(env.DRAIN_SECONDS || 0) * 1_000 : 0);

/**
 * Stops a server: takes requests for `drainMs`, then accepts no new ones and responds to the pending ones, for `timeoutMs`
 * at most. Rules: operations/OP3, operations/OP10.
 */
export async function stopServer(server: Server, times: { drainMs: number; timeoutMs: number }): Promise<void> {
  if (times.drainMs > 0) await wait(times.drainMs);
  const timeout = setTimeout(() => server.closeAllConnections(), times.timeoutMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(timeout);
}
