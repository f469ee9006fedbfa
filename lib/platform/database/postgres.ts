import { PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';

const INT8 = 20;

/**
 * Timeouts of PostgreSQL in milliseconds; 0: no timeout. Without them a server that hangs (a frozen machine, a network
 * that drops packets) would leave every guest without a response and block all connections.
 */
export type PostgresTimes = {
  /** Maximum wait for a connection: a new one, or a free one of the pool. */
  connect: number;
  /** The server cancels a statement that runs longer, including the time it waits for a lock. */
  statement: number;
  /** The connection is dropped when the server sends nothing for this time during a statement. */
  response: number;
  /** The server ends a transaction that is idle for this time, which releases its locks. */
  idleTransaction: number;
};

/**
 * Shorter than the request timeout of the guest's browser, so that the guest gets a refusal and can try again. Rule:
 * embedded-platform/EP10.
 */
export const REQUEST_TIMES: PostgresTimes = {
  connect: 10_000,
  statement: 10_000,
  response: 12_000,
  idleTransaction: 30_000,
};

/** Timeouts for migrations, which can take minutes for a large table. */
export const MIGRATION_TIMES: PostgresTimes = { ...REQUEST_TIMES, statement: 0, response: 0, idleTransaction: 0 };

export const MAX_CONNECTIONS = 10;

/**
 * Kysely's PostgreSQL dialect over a pool of connections. int8 columns are parsed to numbers, as SQLite returns them;
 * our values stay far below 2^53. The pool needs an `error` listener: without one the process crashes when the server
 * disconnects between two queries.
 */
export function postgresDialect(
  url: string,
  reportError: (error: unknown) => void,
  times: PostgresTimes,
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: times.connect,
    statement_timeout: times.statement,
    query_timeout: times.response,
    idle_in_transaction_session_timeout: times.idleTransaction,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', (error) => {
    // The pool attaches the whole client to the error. The client contains the key that cancels its statements, so it
    // must not be logged.
    Reflect.deleteProperty(error, 'client');
    reportError(error);
  });
  return new PostgresDialect({ pool: poolOfHealthyConnections(pool) });
}

/** Milliseconds. Longer than the time between two health probes, so that they reuse a connection. */
const PROBE_IDLE_MS = 60_000;

/**
 * Checks over a separate connection whether the server responds. A probe that waited for a connection of the pool behind
 * the guests' queries would report a busy store as broken, and the load balancer would send its guests to other
 * processes that are as busy.
 */
export function postgresProbe(url: string, times: PostgresTimes): { check(): Promise<void>; close(): Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    keepAlive: true,
    connectionTimeoutMillis: times.connect,
    statement_timeout: times.statement,
    query_timeout: times.response,
    idleTimeoutMillis: PROBE_IDLE_MS,
    allowExitOnIdle: true,
  });
  // Ignored here: the next probe fails over a new connection if the server is still down.
  pool.on('error', () => undefined);
  return {
    check: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/** A pool that closes a connection after an error instead of reusing it. */
const poolOfHealthyConnections = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => rejectWhenLost(await pool.connect()),
  end: () => pool.end(),
});

const ROLLED_BACK: PostgresQueryResult<never> = { command: 'ROLLBACK', rowCount: 0, rows: [] };

/**
 * Wraps a connection so that it rejects every statement once the connection is lost; the driver alone would queue the
 * next statement behind the one that hangs. A rollback succeeds instead: the server rolls back a lost connection
 * anyway, and a failing rollback would hide why the connection was lost.
 */
function rejectWhenLost(client: PoolClient): PostgresPoolClient {
  const statements: PostgresPoolClient = client;
  let lostError: Error | null = null;
  const markLost = (error: Error) => {
    lostError ??= error;
  };
  // The pool listens only to idle connections. Without this listener a lost connection in use would crash the process.
  client.on('error', markLost);
  const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    try {
      if (lostError !== null) throw lostError;
      return await statements.query<R>(sql, parameters);
    } catch (error) {
      if (isConnectionLost(error)) markLost(error);
      if (lostError !== null && sql === 'rollback') return ROLLED_BACK;
      throw error;
    }
  };
  return {
    // The overload with a cursor is for streams, which the stores do not use.
    query: query as PostgresPoolClient['query'],
    release: () => {
      if (lostError === null) client.off('error', markLost);
      client.release(lostError !== null);
    },
  };
}

/**
 * Whether the error ended the connection: one that the server did not send, or sent before it closed the connection.
 */
const isConnectionLost = (error: unknown): error is Error =>
  error instanceof Error &&
  (!(error instanceof DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC');
