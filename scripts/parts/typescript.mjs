import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Whoever imports this first can import the product's own sources after it. Node takes the types away by itself; it only
// has to be told where an import leads, which the product says without extensions and from '@/', and that JSON is JSON.

const ROOT = pathToFileURL(`${resolve('.')}/`).href;

/** @param {string} name @param {string | undefined} from */
function ours(name, from) {
  if (name.startsWith('@/')) return new URL(name.slice(2), ROOT).href;
  // What the build has made is JavaScript already, and finds its own way.
  const isSource = from?.startsWith(ROOT) && !/\/(?:node_modules|\.next)\//.test(from);
  return isSource && name.startsWith('.') ? new URL(name, from).href : null;
}

registerHooks({
  resolve(name, context, next) {
    // A mark for bundlers, which throws where there is none.
    if (name === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    const file = ours(name, context.parentURL);
    if (file === null) return next(name, context);
    const found = next(existsSync(fileURLToPath(`${file}.ts`)) ? `${file}.ts` : file, context);
    return file.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
