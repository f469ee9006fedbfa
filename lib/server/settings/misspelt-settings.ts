/** A name of the environment that is none of ours and looks like one. */
type Misspelt = { name: string; meant: string };

/** Shorter ones are words that anybody may use: PORT, HOST, REGION. */
const SHORTEST = 7;
/** From here on two slips still look like one name only. */
const LONG = 12;

/**
 * The names that are no settings of ours and differ from one by a slip of the fingers. A setting under a wrong name
 * would be ignored in silence, and a server on the wrong store looks like one without orders.
 */
export function misspeltSettings(names: readonly string[], known: readonly string[]): readonly Misspelt[] {
  const [present, settings] = [new Set(names), new Set(known)];
  return names
    .filter((name) => !settings.has(name))
    .flatMap((name) => {
      // Where the setting itself is there, the other name is somebody else's.
      const meant = known.find((setting) => !present.has(setting) && isSlip(plain(name), plain(setting)));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

const plain = (name: string): string => name.toUpperCase().replaceAll(/[-_]/g, '');

function isSlip(name: string, setting: string): boolean {
  const most = setting.length < LONG ? 1 : 2;
  return setting.length >= SHORTEST && Math.abs(name.length - setting.length) <= most && slips(name, setting) <= most;
}

/** How many letters have to be added, dropped, replaced or swapped with their neighbour. */
function slips(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
