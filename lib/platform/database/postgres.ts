import { PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';

const INT8 = 20;

/**
 * How long a PostgreSQL may take, in milliseconds. Without limits a server that hangs (a frozen machine, a network that
 * drops packets) would leave every guest without an answer, and keep all connections for good.
 */
export type PostgresTimes = {
  /** Until there is a connection: a new one, or one of the pool that is free. */
  connect: number;
  /** The server ends a statement that runs longer, also one that waits for a lock. 0: no limit. */
  statement: number;
  /** The connection is given up when the server has said nothing for so long. 0: no limit. */
  answer: number;
  /** The server ends a transaction whose process has gone quiet, and frees its locks for the others. 0: no limit. */
  idleTransaction: number;
};

/** Shorter than a guest's browser waits, so that the guest gets a refusal and can try again. */
export const REQUEST_TIMES: PostgresTimes = {
  connect: 10_000,
  statement: 10_000,
  answer: 12_000,
  idleTransaction: 30_000,
};

/** For migrations: a large table takes the time that it takes. */
export const LONG_WORK_TIMES: PostgresTimes = { ...REQUEST_TIMES, statement: 0, answer: 0, idleTransaction: 0 };

const MOST_CONNECTIONS = 10;

/**
 * Kysely's PostgreSQL dialect over a pool of connections.
 *
 * Whole numbers of eight bytes arrive as numbers and not as text, as they do from SQLite; none of ours comes near
 * 2^53. A pool without an `error` listener takes the process down when the server goes away between two queries.
 */
export function postgresDialect(url: string, report: (error: unknown) => void, times: PostgresTimes): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: times.connect,
    statement_timeout: times.statement,
    query_timeout: times.answer,
    idle_in_transaction_session_timeout: times.idleTransaction,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', (error) => {
    // The pool hangs the whole client on it, with the key that cancels its statements: whoever reports it must not.
    Reflect.deleteProperty(error, 'client');
    report(error);
  });
  return new PostgresDialect({ pool: discardingPool(pool) });
}

/** The pool, whose connections are closed instead of given back once they have failed. */
const discardingPool = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => discardedWhenLost(await pool.connect()),
  end: () => pool.end(),
});

const ROLLED_BACK: PostgresQueryResult<never> = { command: 'ROLLBACK', rowCount: 0, rows: [] };

/**
 * A connection that answers no more after it was lost: the driver would queue the next statement behind the one that
 * hangs. A rollback on it is nothing to do, since its end undoes what was begun, and must not hide why it was lost.
 */
function discardedWhenLost(client: PoolClient): PostgresPoolClient {
  const statements: PostgresPoolClient = client;
  let lost: Error | null = null;
  const lose = (error: Error) => {
    lost ??= error;
  };
  // The pool listens to idle connections only: without a listener a lost one would take the process down.
  client.on('error', lose);
  const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    try {
      if (lost !== null) throw lost;
      return await statements.query<R>(sql, parameters);
    } catch (error) {
      if (isConnectionLost(error)) lose(error);
      if (lost !== null && sql === 'rollback') return ROLLED_BACK;
      throw error;
    }
  };
  return {
    // The other form, a cursor, is for streams, which the stores do not use.
    query: query as PostgresPoolClient['query'],
    release: () => {
      if (lost === null) client.off('error', lose);
      client.release(lost !== null);
    },
  };
}

/** Whatever the server itself has not said, and its last words on a connection that it closes. */
const isConnectionLost = (error: unknown): error is Error =>
  error instanceof Error &&
  (!(error instanceof DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC');
