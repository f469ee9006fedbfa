import { readFileSync } from 'node:fs';
import { FOOD_STROKES } from '@/components/allergens/food-strokes';
import { CARD_STROKES } from '@/components/catalogue/card-strokes';
import { CHECK_IN_STROKES } from '@/components/check-in/check-in-strokes';
import { COOKIE_STROKES } from '@/components/cookies/cookie-strokes';
import { DESK_STROKES } from '@/components/desk/frame/desk-strokes';
import { ORDER_STROKES } from '@/components/orders/card/order-strokes';
import { BAR_STROKES } from '@/components/shell/bar/bar-strokes';
import { CHAT_STROKES } from '@/components/ui/chat-strokes';
import { ICON_STROKES } from '@/components/ui/icon-strokes';
import { OVERLAY_STROKES } from '@/components/ui/overlay/overlay-strokes';
import { VOICE_STROKES } from '@/components/voice/voice-strokes';
import { sourceFiles, textOf } from './source-files';

/** Icons that Lucide has renamed: our name → its name. */
const LUCIDE: Readonly<Record<string, string>> = { 'circle-help': 'circle-question-mark' };

/** The start of each path of an icon in Lucide's file, as an absolute move: every `<path>` starts at its own point. */
const beginnings = (name: string): string[] =>
  [
    ...readFileSync(`node_modules/lucide-static/icons/${LUCIDE[name] ?? name}.svg`, 'utf8').matchAll(
      /<path d="m(-?[\d.]+)[ ,]?(-?[\d.]+)/gi,
    ),
  ].map(([, x, y]) => `M${x} ${y}`);

describe('ICON_STROKES', () => {
  it.each(Object.entries({ ...ICON_STROKES, ...BAR_STROKES }))(
    'each path of the icon %s starts where Lucide’s file starts it',
    (name, strokes) => {
      for (const beginning of beginnings(name)) expect(strokes).toContain(beginning);
    },
  );

  it('the icon x consists of two crossing lines', () => {
    expect(ICON_STROKES.x).toBe('M18 6 6 18M6 6l12 12');
  });
});

it('has strokes for every icon that a component names', () => {
  const named = sourceFiles()
    .filter((file) => /^(?:app|components)\/.*\.tsx$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...textOf(file).matchAll(/<Icon\b[^>]*?\bname="([^"]+)"|\bicon="([^"]+)"/g)])
    .map(([, name, icon]) => name ?? icon ?? '');
  const known: Readonly<Record<string, string>> = {
    ...ICON_STROKES,
    ...OVERLAY_STROKES,
    ...CHAT_STROKES,
    ...BAR_STROKES,
    ...ORDER_STROKES,
    ...CHECK_IN_STROKES,
    ...DESK_STROKES,
    ...CARD_STROKES,
    ...COOKIE_STROKES,
    ...FOOD_STROKES,
    ...VOICE_STROKES,
  };
  expect(named.filter((name) => !Object.hasOwn(known, name))).toEqual([]);
  expect(new Set(named).size).toBeGreaterThan(15);
});
