import type { Kysely } from 'kysely';

/** The autopilot is the operator's setting now: a hotel's data no longer switches it on, and existing rows must not. */
export const autopilotOffHotels = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('hotel').dropColumn('autopilot').execute();
