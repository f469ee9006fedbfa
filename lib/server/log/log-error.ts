/**
 * The only fields of an error that the log contains. Database drivers attach more: the PostgreSQL pool attaches the
 * whole client, including the key that cancels its statements, and `detail` quotes a refused row with everything that a
 * guest typed.
 */
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
};

/** Codes and names from the database schema, never values of a row. */
const LOGGED_FIELDS = [
  'code',
  'errno',
  'errcode',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

const MAX_DEPTH = 3;

/**
 * What the log contains of an error: its code, message and cause, without the objects attached to it. Rule:
 * operations/OP5.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!isError(error)) return typeof error === 'string' ? error : `no error but ${typeof error}`;
  const fields = Object.fromEntries(
    LOGGED_FIELDS.flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
  const cause = error.cause === undefined || depth >= MAX_DEPTH ? {} : { cause: loggedError(error.cause, depth + 1) };
  return {
    type: error.constructor?.name || error.name,
    message: messageOf(error),
    stack: error.stack ?? '',
    ...fields,
    ...cause,
  };
}

/**
 * The message of an error. An AggregateError (a host whose two addresses both refuse) has none, so its parts' messages
 * are joined.
 */
export function messageOf(error: Error): string {
  const parts: unknown = Reflect.get(error, 'errors');
  if (error.message !== '' || !Array.isArray(parts)) return error.message;
  return parts.map((part) => (isError(part) ? part.message : String(part))).join('; ');
}

/** Not `instanceof`, which fails for errors of another realm (a worker, a test). */
const isError = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
