import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { markPicture } from '@/lib/domain/http/picture-address';
import { menuPictureVersion } from './menu-picture-name';

/** Part of every version. Increase it when the same file gives other sizes. */
const FORMAT = 1;
/** Bytes. A smaller picture, like a drawing of 256 px, is sent as it is. */
const MIN_BYTES = 16_000;
/** Photographs and drawings in pixels. A GIF may be a film, and an SVG has every size. */
const SIZED = /\.(?:avif|jpe?g|png|webp)$/i;

/** Whether a file may get sizes. */
export const isSizable = (name: string): boolean => SIZED.test(name);

/** Whether a file gets sizes. */
export const hasSizes = (name: string, { size }: Pick<Stats, 'size'>): boolean => isSizable(name) && size >= MIN_BYTES;

/** The version of a hotel's picture; one that staff have uploaded for the menu has it in its name. */
export const versionOfPicture = (name: string, stats: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  menuPictureVersion(name) ?? pictureVersion(stats);

/** The version of a picture. Computed from size and time, because a hash would read every picture of the hotel. */
export const pictureVersion = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  createHash('sha256')
    .update(`${FORMAT} ${size} ${Math.round(mtimeMs)}`)
    .digest('hex')
    .slice(0, 8);

/**
 * The address of a picture with the version of its file, if it is one of a hotel's own that is served in sizes; else the
 * address itself. Rule: files/FI10.
 */
export function versionedPicture(address: string, hotelsDir: string): string {
  const [, code, name] = /^\/storage\/([a-z0-9-]+)\/([^?#]+)$/.exec(address) ?? [];
  if (code === undefined || name === undefined || !isSizable(name)) return address;
  const ofMenu = menuPictureVersion(name);
  if (ofMenu !== null) return markPicture(address, ofMenu);
  const stats = statsOf(join(hotelsDir, code, 'pictures'), name);
  return stats?.isFile() && hasSizes(name, stats) ? markPicture(address, pictureVersion(stats)) : address;
}

/** undefined: the file cannot be read, which the request for it will say. */
function statsOf(folder: string, name: string): Stats | undefined {
  try {
    return statSync(join(folder, decodeURIComponent(name)));
  } catch {
    return undefined;
  }
}
