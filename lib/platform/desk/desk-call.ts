import { z } from 'zod';
import type { RefusalKind } from '@/lib/contract/refusals';
import { type ApiCall, CALL_DEFAULTS, type OptionalOfCall } from '@/lib/contract/schema/open-api/open-api-operation';
import type { StaffAction } from '@/lib/domain/staff/roles';
import { IDEMPOTENCY_KEY } from '../staff-calls/idempotency-key';

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
  /** What the caller's role must allow; null: every member of staff may make the call. Rule: staff/SP2. */
  action: StaffAction | null;
  /** Whether it makes something new each time, so that it takes an Idempotency-Key. Rule: staff-api/DK12. */
  creates: boolean;
  body: z.ZodObject | null;
  refusals: readonly RefusalKind[];
};

type Optional = OptionalOfCall | 'creates' | 'refusals';

/** Whoever adds a call for staff says what it asks of a role. */
type Access =
  | { access?: 'staff'; action: StaffAction | null }
  | { access: Exclude<DeskAccess, 'staff'>; action?: never };

const IDEMPOTENCY_HEADERS = z.object({
  [IDEMPOTENCY_KEY]: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 characters of ASCII without spaces')
    .optional()
    .describe('Your own key of this call, such as a uuid: sent again within a day, it gets the first answer'),
});

/** Builds a call, which refuses unknown fields, and keeps the types of its schemas. Rule: staff-api/DK8. */
export const deskCall = <
  P extends Readonly<Record<string, z.ZodType>> = Record<never, never>,
  Q extends z.ZodObject | null = null,
  B extends z.ZodObject | null = null,
>(
  call: Omit<DeskCall, Optional | 'access' | 'action'> &
    Access &
    Partial<Omit<Pick<DeskCall, Optional>, 'params' | 'query' | 'body'>> & { params?: P; query?: Q; body?: B },
): DeskCall & { params: P; query: Q; body: B } => ({
  ...CALL_DEFAULTS,
  access: 'staff',
  action: null,
  creates: false,
  refusals: [],
  ...(call.creates && { headers: IDEMPOTENCY_HEADERS }),
  ...call,
  params: call.params ?? ({} as P),
  query: (call.query?.strict() ?? null) as Q,
  body: (call.body?.strict() ?? null) as B,
});
