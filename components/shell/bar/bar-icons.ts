import { barIconName } from './bar-icon-names';
import { BAR_STROKES } from './bar-strokes';

const STROKES: Readonly<Record<string, string>> = BAR_STROKES;

/**
 * Path data of the entries' icons, by Lucide name, which the page carries so that no guest loads the icons of other
 * bars. Without `info`, which every page knows.
 */
export function barIcons(items: readonly { icon: string }[]): Record<string, string> {
  const icons: Record<string, string> = {};
  for (const { icon } of items) {
    const name = barIconName(icon);
    const strokes = STROKES[name];
    if (strokes !== undefined) icons[name] = strokes;
  }
  return icons;
}
