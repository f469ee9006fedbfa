/** Why a step of a payment did not go through, as far as it matters to whoever must do something about it. */
export type PaymentFailure = 'setup' | 'account' | 'waits' | 'unreachable' | 'books' | 'refused' | 'other' | 'unknown';

/** Codes of the platform, of Node and of payment services, most particular first. */
const KINDS: readonly (readonly [RegExp, PaymentFailure])[] = [
  [/^PROVIDER_NOT_SET_UP$/, 'setup'],
  [/^ACCOUNT_NOT_SET_UP$/, 'account'],
  [/^NOT_DONE_YET$/, 'waits'],
  [/^BOOKS_REFUSED$/, 'books'],
  [
    /TIMEOUT|ETIMEDOUT|UNREACHABLE|(?:^|_)E(?:CONN|NOTFOUND|AI_|HOST|NET|DNS|SOCKET|PIPE|PROTO)|UND_ERR/i,
    'unreachable',
  ],
  // Overload and failures of the service itself pass by themselves.
  [/^STRIPE_(?:429|5\d\d|RATE_LIMIT|LOCK_TIMEOUT)/, 'unreachable'],
  [/^STRIPE_/, 'refused'],
];

/** The kind of a failure that is stored as a code (`last_error`); null: an attempt did not end. Rule: desk/DE98. */
export function paymentFailure(code: string | null): PaymentFailure {
  if (code === null) return 'unknown';
  return KINDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}
