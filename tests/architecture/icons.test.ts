import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { IconShape } from '@/components/ui/icon';

/** Icons that Lucide has renamed: our name → its name. */
const LUCIDE: Readonly<Record<string, string>> = { 'circle-help': 'circle-question-mark' };

/** The start of each path of an icon in Lucide's file, as an absolute move: every `<path>` starts at its own point. */
const beginnings = (name: string): string[] =>
  [
    ...readFileSync(`node_modules/lucide-static/icons/${LUCIDE[name] ?? name}.svg`, 'utf8').matchAll(
      /<path d="m(-?[\d.]+)[ ,]?(-?[\d.]+)/gi,
    ),
  ].map(([, x, y]) => `M${x} ${y}`);

const NAMES = readdirSync('components/ui/icons').map((file) => basename(file, '.ts'));

async function shapeOf(name: string): Promise<IconShape> {
  const [shape] = Object.values((await import(`@/components/ui/icons/${name}`)) as Record<string, IconShape>);
  if (shape === undefined) throw new Error(`the module ${name} has no icon`);
  return shape;
}

describe('the icons of components/ui/icons', () => {
  it.each(NAMES)('each path of the icon %s starts where Lucide’s file starts it', async (name) => {
    const { path } = await shapeOf(name);
    for (const beginning of beginnings(name)) expect(path).toContain(beginning);
  });

  it('has the icon x of two crossing lines', async () => {
    expect((await shapeOf('x')).path).toBe('M18 6 6 18M6 6l12 12');
  });

  it('mirrors exactly the icons that lead on or back, and no clock, sign or link to another site', async () => {
    const directed = [];
    for (const name of NAMES) if ((await shapeOf(name)).isDirected) directed.push(name);
    expect(directed).toEqual(['chevron-left', 'chevron-right', 'log-out', 'send-horizontal']);
  });
});
