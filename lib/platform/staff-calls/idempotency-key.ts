/** The key of a call that creates. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** Why a key is refused that is not new. */
export const ANOTHER_CALL = 'was sent with another call or another body';
