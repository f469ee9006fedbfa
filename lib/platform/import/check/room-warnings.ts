import { pageOf } from '@/lib/domain/navigation/routes';
import { isSameRoom } from '@/lib/domain/rooms/same-room';
import { sectionsOf } from '../folder-parts';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';

/** Payments that settle an order by themselves, so that nothing is charged to a room. */
const SETTLED = ['cash', 'card', 'online'];

/** Settings of rooms that cannot have the effect that they are for. Rules: rooms/RM1, rooms/RM5, rooms/RM12. */
export function roomWarnings(parsed: ParsedFolder): readonly Problem[] {
  const { room_proof, limit_room, payments, end_stays_at_check_out, ext_data } = parsed.hotel.value;
  const problem = parsed.hotel.json.problem.bind(parsed.hotel.json);
  const asks = room_proof !== 'off';
  const charges = payments.flatMap((payment, place) => (payment.needs_room_proof ? [{ ...payment, place }] : []));
  return [
    ...(asks && limit_room.every((room) => room.trim() === '')
      ? [problem(['room_proof'], 'no room can be proven, because the hotel lists none', 'the rooms in "limit_room"')]
      : []),
    ...(room_proof === 'for_charges' && charges.length === 0
      ? [
          problem(
            ['room_proof'],
            'no payment charges a room, so nobody is asked for a proof',
            '"needs_room_proof": true at the payment that charges the room',
          ),
        ]
      : []),
    ...(room_proof === 'for_charges'
      ? payments.flatMap(({ ptype_id, needs_room_proof }, place) =>
          needs_room_proof || ptype_id === null || SETTLED.includes(ptype_id)
            ? []
            : [
                problem(
                  ['payments', place],
                  `a payment of the kind ${ptype_id} asks for no proof of the room`,
                  '"needs_room_proof": true, if it charges the room',
                ),
              ],
        )
      : []),
    ...charges
      .filter(({ ptype_id }) => ptype_id !== null && SETTLED.includes(ptype_id))
      .map(({ place, ptype_id }) =>
        problem(
          ['payments', place, 'needs_room_proof'],
          `a payment of the kind ${ptype_id} charges no room`,
          'another "ptype_id", such as "room", or leave "needs_room_proof" out',
        ),
      ),
    ...(end_stays_at_check_out && (ext_data.house?.check_out ?? null) === null
      ? [
          problem(
            ['end_stays_at_check_out'],
            'stays do not end by themselves, because no check-out time is stated',
            'the time in "ext_data.house.check_out"',
          ),
        ]
      : []),
    ...placeWarnings(parsed),
    ...twinWarnings(parsed),
  ];
}

/** Rooms that guests could not tell apart in a field: what proves one would prove the other. */
function twinWarnings({ hotel }: ParsedFolder): readonly Problem[] {
  const rooms = hotel.value.limit_room;
  return rooms.flatMap((room, place) => {
    const twin = rooms.slice(0, place).find((earlier) => earlier !== room && isSameRoom(earlier, room));
    return twin === undefined || room.trim() === ''
      ? []
      : [
          hotel.json.problem(
            ['limit_room', place],
            `it is the same room as ${twin}`,
            'a name that differs by more than case',
          ),
        ];
  });
}

function placeWarnings(parsed: ParsedFolder): readonly Problem[] {
  const known = new Set(sectionsOf(parsed).map(({ value }) => String(value.id)));
  return parsed.hotel.value.ext_data.places.flatMap(({ path }, place) => {
    const page = pageOf(path?.split(/[?#]/)[0] ?? '/');
    const section = page.kind === 'sections' || page.kind === 'products' ? page.id : null;
    if (page.kind !== 'not-found' && (section === null || known.has(section))) return [];
    return [
      parsed.hotel.json.problem(
        ['ext_data', 'places', place, 'path'],
        `the code of this place leads to a page that does not exist: ${path}`,
        'the path of a page, such as /products/ with the id of a section',
      ),
    ];
  });
}
