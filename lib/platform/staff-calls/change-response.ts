import { type ApiResponse, type FieldErrors, type Refusal, refused } from '@/lib/contract/refusals';

/**
 * The response to a change that may come too late. When somebody has changed the same since the version that the caller
 * has seen, `current` is what it is now. Rule: staff-api/DK11.
 */
export type ChangeResponse<T> = ApiResponse<T> | { ok: false; refusal: Refusal; current: T };

/** The refusal of a change that names an old version. */
export const conflict = <T>(fields: FieldErrors, current: T): ChangeResponse<T> => ({
  ...refused('conflict', fields),
  current,
});
