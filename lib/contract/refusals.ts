/**
 * Every refusal a guest can meet. The status lives beside the key, so that no route picks its own;
 * the word is a key of the dictionaries, so that a refusal without words does not compile.
 */
export const REFUSALS = {
  'not-found': { status: 404, word: 'page_not_found' },
  invalid: { status: 422, word: 'check_the_fields' },
  forbidden: { status: 403, word: 'not_allowed' },
  'too-large': { status: 413, word: 'too_large' },
  'too-many': { status: 429, word: 'too_many_requests' },
  unavailable: { status: 503, word: 'temporarily_unavailable' },
} as const;

export type RefusalKind = keyof typeof REFUSALS;

/** Field → the first message about it, already unpacked from `data.data`, `data` or `errors` (platform-calls/W3). */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why an answer is not there. `fields` is empty unless the kind is `invalid`. `retryAfter`: seconds. */
export type Refusal = { kind: RefusalKind; fields: FieldErrors; retryAfter: number | null };

/** Refusals are values; an exception is an accident. */
export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const answered = <T>(value: T): Answer<T> => ({ ok: true, value });
export const refused = (kind: RefusalKind, fields: FieldErrors = {}, retryAfter: number | null = null) =>
  ({ ok: false, refusal: { kind, fields, retryAfter } }) as const;
