/** An icon of a hotel. `isMaskable`: phones cut it to a shape of theirs, so that the edges must be empty. */
export type IconShape = { size: 180 | 192 | 512; isMaskable: boolean };

const SHAPES: Readonly<Record<string, IconShape>> = {
  'touch-180': { size: 180, isMaskable: true },
  'icon-192': { size: 192, isMaskable: false },
  'icon-512': { size: 512, isMaskable: false },
  'maskable-512': { size: 512, isMaskable: true },
};

/** The address of the icon that iOS puts on a home screen. It adds no background of its own. */
export const TOUCH_ICON = '/icons/touch-180.png';

/** The icons of the manifest. Rule: crawlers/CW5. */
export const manifestIcons = () =>
  Object.entries(SHAPES)
    .filter(([, { size }]) => size !== 180)
    .map(([name, { size, isMaskable }]) => ({
      src: `/icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? ('maskable' as const) : ('any' as const),
    }));

/** Reads the path of an icon; null if there is none. */
export function readIconPath(pathname: string): IconShape | null {
  const [, name = ''] = /^\/icons\/([a-z0-9-]{1,20})\.png$/.exec(pathname) ?? [];
  return Object.hasOwn(SHAPES, name) ? (SHAPES[name] ?? null) : null;
}
