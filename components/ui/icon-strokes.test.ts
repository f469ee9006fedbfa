import { readFileSync } from 'node:fs';
import { ICON_STROKES } from './icon-strokes';

/** Lucide has renamed one of them since. */
const LUCIDE: Readonly<Record<string, string>> = { 'circle-help': 'circle-question-mark' };

/** Where each stroke of an icon begins, as Lucide draws it: a shape of its own begins where it says, whatever stands before. */
const beginnings = (name: string): string[] =>
  [
    ...readFileSync(`node_modules/lucide-static/icons/${LUCIDE[name] ?? name}.svg`, 'utf8').matchAll(
      /<path d="m(-?[\d.]+)[ ,]?(-?[\d.]+)/gi,
    ),
  ].map(([, x, y]) => `M${x} ${y}`);

describe('the icons', () => {
  it.each(Object.entries(ICON_STROKES))('%s is drawn where Lucide draws it', (name, strokes) => {
    for (const beginning of beginnings(name)) expect(strokes).toContain(beginning);
  });

  it('close with two strokes that cross', () => {
    expect(ICON_STROKES.x).toBe('M18 6 6 18M6 6l12 12');
  });
});
