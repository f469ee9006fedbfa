import type { z } from 'zod';
import type { RefusalKind } from '@/lib/contract/refusals';

/**
 * Who may make a call. `staff`: with the hotel's key or a session at its desk. `operator`: with a session at the
 * operator's desk. `session`: anybody, but the call concerns the session of the cookie. `anyone`: needs nothing.
 */
export type DeskAccess = 'staff' | 'operator' | 'session' | 'anyone';

/**
 * A call of the staff API as data. The routes validate with its schemas and the API description is generated from them,
 * so that the two cannot differ.
 */
export type DeskCall = {
  method: 'GET' | 'POST';
  /** Path below `/api/desk/v1`, with parameters in braces. */
  path: string;
  /** The name of the call in generated clients. It never changes. Rule: staff-api/DK7. */
  id: string;
  /** Description in one line. */
  summary: string;
  /** Further explanation. */
  about?: string;
  access: DeskAccess;
  params: Readonly<Record<string, z.ZodType>>;
  query: z.ZodObject | null;
  /** Headers that the call reads, besides those of every call. */
  headers: z.ZodObject | null;
  body: z.ZodObject | null;
  /** A form has a file and is no JSON. */
  bodyType: 'application/json' | 'multipart/form-data';
  /** Whether a body without any field is refused, although each of its fields may be missing. */
  needsBody: boolean;
  /** The schema of `data`; of an event stream or a document: of all of it. */
  response: z.ZodType;
  /** A page has a cursor beside `data` (see paged-list.ts). */
  responseType: 'data' | 'page' | 'events' | 'document';
  refusals: readonly RefusalKind[];
};

type Optional = 'access' | 'headers' | 'bodyType' | 'needsBody' | 'responseType';

const DEFAULTS = {
  access: 'staff',
  headers: null,
  bodyType: 'application/json',
  needsBody: false,
  responseType: 'data',
} as const satisfies Pick<DeskCall, Optional>;

/** Builds a call, which refuses unknown fields, and keeps the types of its schemas. Rule: staff-api/DK8. */
export const deskCall = <
  P extends Readonly<Record<string, z.ZodType>> = Record<never, never>,
  Q extends z.ZodObject | null = null,
  B extends z.ZodObject | null = null,
>(
  call: Omit<DeskCall, Optional | 'params' | 'query' | 'body' | 'refusals'> &
    Partial<Pick<DeskCall, Optional>> & {
      params?: P;
      query?: Q;
      body?: B;
      refusals?: readonly RefusalKind[];
    },
): DeskCall & { params: P; query: Q; body: B } => ({
  ...DEFAULTS,
  ...call,
  params: call.params ?? ({} as P),
  query: (call.query?.strict() ?? null) as Q,
  body: (call.body?.strict() ?? null) as B,
  refusals: call.refusals ?? [],
});
