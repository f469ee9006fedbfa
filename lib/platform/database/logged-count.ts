import { sql } from 'kysely';

const BEGIN = '{"count":';
const END = '}';

const digits = sql`substr(staff_log.after, ${sql.lit(BEGIN.length + 1)}, length(staff_log.after) - ${sql.lit(BEGIN.length + END.length)})`;

/** What the entry of a count in the log of staff has after its first one. */
export const FIRST_COUNT = `${BEGIN}1${END}`;

/** What such an entry has after one more: JSON, made of its text, because the functions for JSON differ between the stores. */
export const NEXT_COUNT = sql<string>`${sql.lit(BEGIN)} || cast(cast(${digits} as integer) + 1 as text) || ${sql.lit(END)}`;
