/** Why a notification did not arrive, as far as it matters to whoever must do something about it. */
export type DeliveryFailure = 'status' | 'timeout' | 'unreachable' | 'certificate' | 'login' | 'setting' | 'other';

/** Codes of Node, its HTTP client and the mail client, most particular first. */
const KINDS: readonly (readonly [RegExp, DeliveryFailure])[] = [
  [/^status \d+$/, 'status'],
  [/timeout|ETIMEDOUT/i, 'timeout'],
  [/CERT|ETLS|UNABLE_TO_|SELF_SIGNED/, 'certificate'],
  [/^EAUTH$/, 'login'],
  [/^(?:not configured|the hotel is not served)$/, 'setting'],
  [/^(?:E(?:CONN|NOTFOUND|AI_|HOST|NET|DNS|SOCKET|PIPE)|UND_ERR_SOCKET)/, 'unreachable'],
];

/** The HTTP status that a receiver refused a notification with; null: it failed otherwise. */
export function failureStatus(code: string): number | null {
  const [, status] = /^status (\d+)$/.exec(code) ?? [];
  return status === undefined ? null : Number(status);
}

/** The kind of a failure that is stored as a code (`last_error`). Rule: desk/DE27. */
export const deliveryFailure = (code: string): DeliveryFailure =>
  KINDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
