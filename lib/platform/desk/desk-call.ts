import type { z } from 'zod';
import type { RefusalKind } from '@/lib/contract/refusals';
import { type ApiCall, CALL_DEFAULTS, type OptionalOfCall } from '@/lib/contract/schema/open-api/open-api-operation';

/**
 * Who may make a call. `staff`: with the hotel's key or a session at its desk. `operator`: with a session at the
 * operator's desk. `session`: anybody, but the call concerns the session of the cookie. `anyone`: needs nothing.
 */
export type DeskAccess = 'staff' | 'operator' | 'session' | 'anyone';

/**
 * A call of the staff API as data. The routes validate with its schemas and the API description is generated from them,
 * so that the two cannot differ.
 */
export type DeskCall = ApiCall & {
  access: DeskAccess;
  body: z.ZodObject | null;
  refusals: readonly RefusalKind[];
};

type Optional = OptionalOfCall | 'access' | 'refusals';

/** Builds a call, which refuses unknown fields, and keeps the types of its schemas. Rule: staff-api/DK8. */
export const deskCall = <
  P extends Readonly<Record<string, z.ZodType>> = Record<never, never>,
  Q extends z.ZodObject | null = null,
  B extends z.ZodObject | null = null,
>(
  call: Omit<DeskCall, Optional> &
    Partial<Omit<Pick<DeskCall, Optional>, 'params' | 'query' | 'body'>> & { params?: P; query?: Q; body?: B },
): DeskCall & { params: P; query: Q; body: B } => ({
  ...CALL_DEFAULTS,
  access: 'staff',
  refusals: [],
  ...call,
  params: call.params ?? ({} as P),
  query: (call.query?.strict() ?? null) as Q,
  body: (call.body?.strict() ?? null) as B,
});
