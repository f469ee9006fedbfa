import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const INT8 = 20;

/**
 * Kysely's PostgreSQL dialect over a pool of connections.
 *
 * Whole numbers of eight bytes arrive as numbers and not as text, as they do from SQLite; none of ours comes near
 * 2^53. A pool without an `error` listener takes the process down when the server goes away between two queries.
 */
export function postgresDialect(url: string, report: (error: unknown) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', report);
  return new PostgresDialect({ pool });
}
