import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

/**
 * Stations of a hotel with printers whose tickets come out nowhere, and printers that get none. A hotel without printers has
 * nothing to warn of: it works with the desk. Rule: tickets/TK1.
 */
export function printerWarnings(parsed: ParsedFolder): readonly Problem[] {
  const { stations = [], printers = [] } = parsed.hotel.value.ext_data.desk;
  if (printers.length === 0) return [];
  const { json } = parsed.hotel;
  const silent = stations.flatMap(({ id, printer }, place) =>
    printer === null
      ? [
          json.problem(
            ['ext_data', 'desk', 'stations', place],
            `the station ${id} has no printer: it gets its orders at the desk only`,
            '"printer" with the id of a printer',
          ),
        ]
      : [],
  );
  const unused = printers.flatMap(({ id }, place) =>
    stations.some(({ printer }) => printer === id)
      ? []
      : [
          json.problem(
            ['ext_data', 'desk', 'printers', place],
            `the printer ${id} prints nothing: no station has it`,
            'a station with this "printer", or leave it out',
          ),
        ],
  );
  return [...silent, ...unused];
}
