import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Lets a bench import the product's own sources, as Node strips the types itself: '@/…' is the project's folder, and
// our imports name no extension. Packages are none of its business.

const ROOT = pathToFileURL(`${resolve('.')}/`).href;

/** @param {string} name @param {string | undefined} from */
function ours(name, from) {
  if (name.startsWith('@/')) return new URL(name.slice(2), ROOT).href;
  const isOurs = from?.startsWith(ROOT) && !from.includes('/node_modules/');
  return isOurs && name.startsWith('.') ? new URL(name, from).href : null;
}

registerHooks({
  resolve(name, context, next) {
    const file = ours(name, context.parentURL);
    if (file === null) return next(name, context);
    return next(existsSync(fileURLToPath(`${file}.ts`)) ? `${file}.ts` : file, context);
  },
});
