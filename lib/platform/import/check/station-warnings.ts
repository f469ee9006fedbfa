import { sectionsOf } from '../folder-parts';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

/** Sections of the desk that do not exist: their station never sees an order, and nothing of them ends by one tap. Rules: desk/DE53, desk/DE93. */
export function stationWarnings(parsed: ParsedFolder): readonly Problem[] {
  const known = new Set(sectionsOf(parsed).map(({ value }) => value.id));
  const { stations = [], one_step_sections = [] } = parsed.hotel.value.ext_data.desk;
  const ofOneStep = one_step_sections.flatMap((section, place) =>
    known.has(section)
      ? []
      : [
          parsed.hotel.json.problem(
            ['ext_data', 'desk', 'one_step_sections', place],
            `a section whose orders one tap ends does not exist: ${section}`,
            'the id of a section, or leave it out',
          ),
        ],
  );
  const ofStations = stations.flatMap(({ id, sections }, station) =>
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
  return [...ofStations, ...ofOneStep];
}
