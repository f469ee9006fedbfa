import 'server-only';
import { join } from 'node:path';

type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp> | undefined;

/**
 * Loads the drawing library with the project's fonts (scripts/preview-fonts.mjs) and no others, so that a server without
 * fonts draws the same images. Loaded with the first image, because it takes about 60 MB of memory.
 */
export function drawing(): Promise<Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Sharp> {
  const fonts = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/.cache/preview-fonts/fonts.conf');
  // Read when the library draws its first text.
  process.env.FONTCONFIG_FILE = fonts;
  const { default: sharp } = await import('sharp');
  // One image at a time takes one core at most, and leaves no memory behind.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
