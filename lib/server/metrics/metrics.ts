import 'server-only';
import type { PlacedOrder } from '@/lib/contract/order';
import type { ApiResponse } from '@/lib/contract/refusals';
import { remember } from '../remember';

/** What the server reports to its metrics. All labels have few values, none of them from a request. */
export type Metrics = {
  requestEnded(request: { method: string; target: string; status: number; seconds: number }): void;
  pageRead(result: 'hit' | 'stale' | 'miss'): void;
  pageStored(): void;
  orderResponded(outcome: string): void;
  upstreamFailed(kind: 'no response' | 'server error'): void;
};

const shared = (): { metrics?: Metrics | undefined } => remember('metrics', () => ({}));

/** The metrics of this process; undefined: none are collected (METRICS_PORT is empty). */
export const metrics = (): Metrics | undefined => shared().metrics;

/** Sets the metrics of this process; undefined ends them. */
export function setMetrics(next: Metrics | undefined): void {
  shared().metrics = next;
}

/** The outcome of an order: placed, sent again, or the kind of its refusal. */
export const orderOutcome = (placed: ApiResponse<PlacedOrder>): string => {
  if (!placed.ok) return placed.refusal.kind;
  return placed.value.already_placed ? 'repeated' : 'placed';
};
