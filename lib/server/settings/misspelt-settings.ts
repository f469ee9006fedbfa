import { editDistance } from '@/lib/domain/json/edit-distance';

/** An unknown variable whose name is similar to one of our settings. */
type Misspelt = { name: string; suggestion: string };

/** Characters. Shorter names are common words: PORT, HOST, REGION. */
const MIN_LENGTH = 7;
/** In shorter names two wrong letters are often another word, unless it begins with the same letter. */
const LONG_NAME = 12;
const MAX_DISTANCE = 2;

/**
 * Finds unknown variables whose names differ from a setting by a typing error. A misspelt setting would be ignored
 * silently, and a server on the wrong store looks like one without orders.
 */
export function misspeltSettings(names: readonly string[], known: readonly string[]): readonly Misspelt[] {
  const [present, settings] = [new Set(names), new Set(known)];
  return names
    .filter((name) => !settings.has(name))
    .flatMap((name) => {
      // If the setting itself is present, the similar name belongs to another program.
      const suggestion = known.find((setting) => !present.has(setting) && isTypingError(plain(name), plain(setting)));
      return suggestion === undefined ? [] : [{ name, suggestion }];
    });
}

const plain = (name: string): string => name.toUpperCase().replaceAll(/[-_]/g, '');

function isTypingError(name: string, setting: string): boolean {
  if (setting.length < MIN_LENGTH || Math.abs(name.length - setting.length) > MAX_DISTANCE) return false;
  const mayBeTwo = setting.length >= LONG_NAME || name[0] === setting[0];
  return editDistance(name, setting) <= (mayBeTwo ? MAX_DISTANCE : 1);
}
