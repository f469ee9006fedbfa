import type { z } from 'zod';
import type { RefusalKind } from '@/lib/contract/refusals';

/**
 * A call of the staff API as data. The routes validate with its schemas and the API description is generated from them,
 * so that the two cannot differ.
 */
export type DeskCall = {
  method: 'GET' | 'POST';
  /** Path below `/api/desk/v1`, with parameters in braces. */
  path: string;
  /** Description in one line. */
  summary: string;
  /** Further explanation. */
  about?: string;
  params: Readonly<Record<string, z.ZodType>>;
  query: z.ZodObject | null;
  body: z.ZodObject | null;
  /** The schema of `data`. */
  response: z.ZodType;
  refusals: readonly RefusalKind[];
};

/** Builds a call and keeps the types of its schemas. */
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
