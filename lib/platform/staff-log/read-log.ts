import { setImmediate as nextTurn } from 'node:timers/promises';
import { hotelDay } from '@/lib/domain/figures/hotel-day';
import type { LogEntry, LogTarget } from '@/lib/domain/staff-log/log-entry';
import { LOG_HEADS, logRow } from '@/lib/domain/staff-log/log-rows';
import { csvRows, csvText } from '@/lib/domain/text/csv';
import type { PlatformContext } from '../context';
import { findHotel, type HotelKey } from '../stores/hotels';
import { type LogFilter, type LogRange, logEntries } from '../stores/staff/staff-log';

/** What a query asks for. `from`, `to`: days at the hotel, both included. */
export type WantedEntries = {
  person?: string | undefined;
  name?: string | undefined;
  action?: string | undefined;
  target?: LogTarget | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A page of the log, the newest first. Rule: staff-log/SL5. */
export async function readStaffLog(
  context: PlatformContext,
  hotel: HotelKey,
  wanted: WantedEntries,
  range: LogRange,
): Promise<readonly LogEntry[]> {
  const { timezone } = await writerOf(context, hotel);
  return logEntries(context.database.db, hotel.code, filterOf(wanted, timezone), range);
}

/** Entries of a part of the file. */
const ROWS_AT_ONCE = 500;

/** The whole log of a query as a CSV file, read part by part, because it may be long. Rule: staff-log/SL6. */
export async function* staffLogCsv(
  context: PlatformContext,
  hotel: HotelKey,
  wanted: WantedEntries,
): AsyncGenerator<string> {
  const writer = await writerOf(context, hotel);
  const filter = filterOf(wanted, writer.timezone);
  yield csvText([LOG_HEADS]);
  for (let after: LogRange['after'] = null; ; ) {
    const range: LogRange = { after, limit: ROWS_AT_ONCE };
    const entries = await logEntries(context.database.db, hotel.code, filter, range);
    yield csvRows(entries.map((entry) => logRow(entry, writer)));
    const last = entries.at(-1);
    if (last === undefined || entries.length < ROWS_AT_ONCE) return;
    after = [last.at, last.id];
    await nextTurn();
  }
}

async function writerOf({ database }: PlatformContext, { code }: HotelKey) {
  const stored = await findHotel(database.db, { code });
  return {
    timezone: stored?.hotel.ext_data.timezone ?? null,
    language: stored?.languages[0] ?? 'en',
  };
}

function filterOf({ person, name, action, target, from, to }: WantedEntries, timezone: string | null): LogFilter {
  const iso = (at: number) => new Date(at).toISOString();
  return {
    ...{ person: person ?? null, name: name ?? null, action: action ?? null, target: target ?? null },
    from: from === undefined ? null : iso(hotelDay(from, timezone).from),
    to: to === undefined ? null : iso(hotelDay(to, timezone).to),
  };
}
