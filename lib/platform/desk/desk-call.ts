import type { z } from 'zod';
import type { RefusalKind } from '@/lib/contract/refusals';

/**
 * A call of the staff API as data: the routes read what is sent by it, and the description of the API is made of it, so
 * that the two cannot say different things.
 */
export type DeskCall = {
  method: 'GET' | 'POST';
  /** Below `/api/desk/v1`, with its parameters in braces. */
  path: string;
  /** One line: what it does for the person at the desk. */
  summary: string;
  /** What else there is to know. */
  about?: string;
  params: Readonly<Record<string, z.ZodType>>;
  query: z.ZodObject | null;
  body: z.ZodObject | null;
  /** What stands under `data`. */
  answer: z.ZodType;
  refusals: readonly RefusalKind[];
};

/** Keeps the schemas' own types, by which a route knows what it has read. */
export const deskCall = <
  P extends Readonly<Record<string, z.ZodType>> = Record<never, never>,
  Q extends z.ZodObject | null = null,
  B extends z.ZodObject | null = null,
>(
  call: Omit<DeskCall, 'params' | 'query' | 'body' | 'refusals'> & {
    params?: P;
    query?: Q;
    body?: B;
    refusals?: readonly RefusalKind[];
  },
): DeskCall & { params: P; query: Q; body: B } => ({
  ...call,
  params: call.params ?? ({} as P),
  query: call.query ?? (null as Q),
  body: call.body ?? (null as B),
  refusals: call.refusals ?? [],
});
