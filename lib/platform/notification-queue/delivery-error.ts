import { isRecord } from '@/lib/domain/json/read-value';

/** Why an attempt failed. The message is a code for the log and for staff: it never quotes a response or an address. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

/** The code of an unexpected error, such as ECONNREFUSED. Its message could contain an address. */
export function errorCode(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  if (!isRecord(error)) return 'failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const causes = [error, isRecord(error.cause) ? error.cause : {}];
  const codes = causes.flatMap(({ code }) => (typeof code === 'string' && CODE.test(code) ? [code] : []));
  return codes[0] ?? 'failed';
}

const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;
