import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

/**
 * Stations that take a limited number of orders at a hotel that offers guests no later time, or whose clock is not known.
 * Rule: pace/PA1.
 */
export function paceWarnings(parsed: ParsedFolder): readonly Problem[] {
  const { desk, timezone, variations } = parsed.hotel.value.ext_data;
  const limited = (desk.stations ?? []).flatMap(({ max_orders_per_interval: max }, place) =>
    max === null ? [] : [['ext_data', 'desk', 'stations', place, 'max_orders_per_interval'] as const],
  );
  if (timezone === null)
    return limited.map((path) =>
      parsed.hotel.json.problem(
        path,
        'the intervals follow the clock of the server, because the hotel has no time zone',
        'a timezone in ext_data, like Europe/Madrid',
      ),
    );
  if (variations.orderAhead === true) return [];
  return limited.map((path) =>
    parsed.hotel.json.problem(
      path,
      'what does not fit is refused, and cannot be ordered for the next free time',
      'the variation orderAhead, or leave it so',
    ),
  );
}
