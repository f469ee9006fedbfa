/** Rooms that one span can stand for: a longer one is a typing error. */
const MAX_ROOMS = 1_000;

const SPAN = /^(.*?)(\d+)\s*[-–]\s*(.*?)(\d+)$/u;

/** The rooms of one part: `101–103` and `A1-A3` count up, everything else is a room of its own. */
function roomsOfPart(part: string): readonly string[] {
  const [, prefix = '', first = '', again = '', last = ''] = SPAN.exec(part) ?? [];
  const count = Number(last) - Number(first) + 1;
  const isSpan = first !== '' && (again === '' || again === prefix) && count > 0 && count <= MAX_ROOMS;
  if (!isSpan) return part === '' ? [] : [part];
  return Array.from({ length: count }, (_, place) => {
    return `${prefix}${String(Number(first) + place).padStart(first.length, '0')}`;
  });
}

/** The rooms of a list such as `101–120, 201, A1-A12`, each once. Leading zeros are kept. Rules: desk/DE94, rooms/RM12. */
export const roomsOfSpans = (spans: string): readonly string[] => [
  ...new Set(spans.split(',').flatMap((part) => roomsOfPart(part.trim()))),
];

/**
 * The rooms of one entry of a hotel's list: a span only with the dash of spans (101–120). With a hyphen it is the name of a
 * room, such as 2-101 in the second building. Rule: rooms/RM3.
 */
export const roomsOfEntry = (entry: string): readonly string[] =>
  entry.includes('–') && !entry.includes(',') ? roomsOfPart(entry.trim()) : [entry];
