import { sectionsOf } from '../folder-parts';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

/** Sections of stations that do not exist: their station never sees an order. Rule: desk/DE53. */
export function stationWarnings(parsed: ParsedFolder): readonly Problem[] {
  const known = new Set(sectionsOf(parsed).map(({ value }) => value.id));
  const stations = parsed.hotel.value.ext_data.desk.stations ?? [];
  return stations.flatMap(({ id, sections }, station) =>
    sections.flatMap((section, place) =>
      known.has(section)
        ? []
        : [
            parsed.hotel.json.problem(
              ['ext_data', 'desk', 'stations', station, 'sections', place],
              `the station ${id} has a section that does not exist: ${section}`,
              'the id of a section, or leave it out',
            ),
          ],
    ),
  );
}
