/**
 * What the log says of an error: the fields listed here and no others. Drivers hang more on an error than its reason:
 * the pool of PostgreSQL connections hangs the whole client there, with the key that cancels its statements, and a
 * refused row stands in `detail` with everything that a guest typed.
 */
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
};

/** Names and places of the schema, and codes: nothing that comes out of a row. */
const KEPT = ['code', 'errno', 'errcode', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];

const DEEPEST = 3;

export function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!isError(error)) return typeof error === 'string' ? error : `no error but ${typeof error}`;
  const fields = Object.fromEntries(
    KEPT.flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
  const cause = error.cause === undefined || depth >= DEEPEST ? {} : { cause: loggedError(error.cause, depth + 1) };
  return {
    type: error.constructor?.name || error.name,
    message: messageOf(error),
    stack: error.stack ?? '',
    ...fields,
    ...cause,
  };
}

/** A host with two addresses that both refuse is an error without words, whose reasons are its parts. */
export function messageOf(error: Error): string {
  const parts: unknown = Reflect.get(error, 'errors');
  if (error.message !== '' || !Array.isArray(parts)) return error.message;
  return parts.map((part) => (isError(part) ? part.message : String(part))).join('; ');
}

/** Errors of another realm (a worker, a test) are none by `instanceof`. */
const isError = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
