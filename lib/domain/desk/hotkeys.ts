/** How many tickets have a key: 1 to 9. */
const KEYS = 9;

/** Tickets of the second lane that have a key however many the first one has. */
const KEPT = 4;

/**
 * How many of the first tickets of each lane have a key, 1 to 9 in reading order: the first lane has what the second does
 * not need. Rule: desk/DE55.
 */
export function keysOfLanes([first, second]: readonly [number, number]): readonly [number, number] {
  const own = Math.min(first, KEYS - Math.min(second, KEPT));
  return [own, Math.min(second, KEYS - own)];
}

type Pressed = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isTyping: boolean;
  isOnControl: boolean;
};

/**
 * What a key of the board does; null: nothing. `isTyping`: in a field; `isOnControl`: on a button or a link, which Enter
 * presses. Rule: desk/DE55.
 */
export function boardKey(pressed: Pressed): 'search' | 'list' | 'undo' | 'alarm' | `${number}` | null {
  const { key, ctrlKey, metaKey, altKey, isTyping, isOnControl } = pressed;
  if (ctrlKey || metaKey || altKey || isTyping) return null;
  if (/^[1-9]$/.test(key)) return key as `${number}`;
  if (key === 'Enter') return isOnControl ? null : 'alarm';
  return key === '/' ? 'search' : key === '?' ? 'list' : key === 'u' ? 'undo' : null;
}
