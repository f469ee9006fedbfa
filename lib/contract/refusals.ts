/**
 * Every refusal, with its HTTP status, so that no route chooses its own, and its message key, so that a refusal without
 * a message does not compile. Rule: failures/FL7.
 */
export const REFUSALS = {
  'not-found': { status: 404, word: 'page_not_found' },
  invalid: { status: 422, word: 'check_the_fields' },
  unauthorized: { status: 401, word: 'not_allowed' },
  forbidden: { status: 403, word: 'not_allowed' },
  'wrong-method': { status: 405, word: 'page_not_found' },
  conflict: { status: 409, word: 'check_the_fields' },
  'too-large': { status: 413, word: 'too_large' },
  'too-many': { status: 429, word: 'too_many_requests' },
  unavailable: { status: 503, word: 'temporarily_unavailable' },
} as const;

/** The header of `unauthorized`: a browser opens no dialog for this scheme. Rule: staff-api/DK2. */
export const CHALLENGE = { 'www-authenticate': 'Bearer realm="staff API"' } as const;

export type RefusalKind = keyof typeof REFUSALS;

/** Field → its first message (platform-calls/W3). */
export type FieldErrors = Readonly<Record<string, string>>;

/** `fields` is empty unless the kind is `invalid`. `retryAfter`: seconds. */
export type Refusal = { kind: RefusalKind; fields: FieldErrors; retryAfter: number | null };

/**
 * Whether a refusal says that what was asked for will not be had by asking again: every 4xx but those of a moment
 * (408, 425, 429). Rule: chat/CH13.
 */
export const isDefinite = ({ kind }: Refusal): boolean => kind !== 'unavailable' && kind !== 'too-many';

/** Refusals are values; an exception is an unexpected error. */
export type ApiResponse<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const succeeded = <T>(value: T): ApiResponse<T> => ({ ok: true, value });
export const refused = (kind: RefusalKind, fields: FieldErrors = {}, retryAfter: number | null = null) =>
  ({ ok: false, refusal: { kind, fields, retryAfter } }) as const;
