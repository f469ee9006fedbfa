import type { Kysely } from 'kysely';

/**
 * Adds the time at which an operator withdrew a hotel. Null also where an earlier release set `served` to 0 because the
 * folder was missing; today such an import is refused.
 */
export const withdrawnHotels = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('hotel').addColumn('withdrawn_at', 'text').execute();
