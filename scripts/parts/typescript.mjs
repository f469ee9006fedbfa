import { existsSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Import this file first to import the product's TypeScript sources afterwards. Node itself removes the types. This
// file resolves imports without extension and those from '@/', and adds the type attribute to imports of JSON.

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
// Not only the imports below: the server finds its build, its words and its public files by the working directory.
if (realpathSync('.') !== realpathSync(PROJECT)) {
  process.stderr.write(
    `The server cannot start.\nThe working directory is ${process.cwd()}; start it in ${PROJECT}.\n`,
  );
  process.exit(1);
}

const ROOT = pathToFileURL(`${resolve('.')}/`).href;

/** @param {string} name @param {string | undefined} from */
function resolveOwn(name, from) {
  if (name.startsWith('@/')) return new URL(name.slice(2), ROOT).href;
  // Build output is JavaScript whose import paths are already complete.
  const isSource = from?.startsWith(ROOT) && !/\/(?:node_modules|\.next)\//.test(from);
  return isSource && name.startsWith('.') ? new URL(name, from).href : null;
}

registerHooks({
  resolve(name, context, next) {
    // `server-only` is a marker for bundlers that throws outside of a bundler, so it is replaced with an empty module.
    if (name === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    const file = resolveOwn(name, context.parentURL);
    if (file === null) return next(name, context);
    const found = next(existsSync(fileURLToPath(`${file}.ts`)) ? `${file}.ts` : file, context);
    return file.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
