import 'server-only';
import type { PlacedOrder } from '@/lib/contract/order';
import type { ApiResponse } from '@/lib/contract/refusals';
import type { CacheResult } from '../page-cache/page-cache';

/** What the server reports to its metrics. All labels have few values, none of them from a request. */
export type Metrics = {
  requestEnded(request: { method: string; target: string; status: number; seconds: number }): void;
  pageRead(result: CacheResult): void;
  pageStored(): void;
  orderResponded(outcome: string): void;
  upstreamFailed(kind: 'no response' | 'server error'): void;
};

/** A global, because Next bundles pages and route handlers separately. */
const shared = globalThis as { hotelMetrics?: Metrics };

/** The metrics of this process; undefined: none are collected (METRICS_PORT is empty). */
export const metrics = (): Metrics | undefined => shared.hotelMetrics;

/** Sets the metrics of this process; undefined ends them. */
export function setMetrics(next: Metrics | undefined): void {
  if (next === undefined) delete shared.hotelMetrics;
  else shared.hotelMetrics = next;
}

/** The outcome of an order: placed, sent again, or the kind of its refusal. */
export const orderOutcome = (placed: ApiResponse<PlacedOrder>): string => {
  if (!placed.ok) return placed.refusal.kind;
  return placed.value.already_placed ? 'repeated' : 'placed';
};
