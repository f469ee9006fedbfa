import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { NOON, type TestPlatform } from './embedded-platform';

/** Starts a process of the product at the store of a test's platform. Resolves once it waits for its orders. */
export async function startOrdering({ store, files }: Pick<TestPlatform, 'store' | 'files'>): Promise<ChildProcess> {
  const script = 'tests/builders/platform/ordering-server.mjs';
  const child = spawn(process.execPath, [script, store.url, files.dir, NOON], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

/** Places orders at a process that was started, all at once. Returns their statuses; the process then ends. */
export async function placedBy({ stdin, stdout }: ChildProcess, bodies: readonly OrderBody[]): Promise<number[]> {
  if (stdin === null || stdout === null) throw new Error('the process has no pipes');
  stdin.end(bodies.map((body) => JSON.stringify(body)).join('\n'));
  return JSON.parse(await text(stdout));
}
