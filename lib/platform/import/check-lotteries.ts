import { sectionsOf } from './folder-parts';
import type { ParsedFolder } from './parse-folder';
import type { Problem } from './problem';

/** A draw that closes needs a time zone: its end is in the hotel's local time. */
export function checkLotteries(parsed: ParsedFolder): readonly Problem[] {
  if (parsed.hotel.value.ext_data.timezone !== null) return [];
  return sectionsOf(parsed).flatMap(({ value, json, path }) =>
    (value.lottery?.closes_at ?? null) === null
      ? []
      : [json.problem([...path, 'lottery', 'closes_at'], 'a draw that closes needs the hotel’s time zone')],
  );
}
