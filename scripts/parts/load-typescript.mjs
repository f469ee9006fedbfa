import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = pathToFileURL(`${process.cwd()}/`);

/**
 * Loads a module of the product as it is written. Node 24 takes the types away by itself; only where an import leads,
 * which the product says without extensions and from `@/`, it has to be told.
 *
 * @param {string} path from the root of the project
 */
export function loadTypeScript(path) {
  hook();
  return import(new URL(path, ROOT).href);
}

let isHooked = false;
function hook() {
  if (isHooked) return;
  isHooked = true;
  registerHooks({
    resolve(name, context, next) {
      const isOurs = name.startsWith('@/') || name.startsWith('.');
      const place = name.startsWith('@/')
        ? new URL(name.slice(2), ROOT)
        : isOurs
          ? new URL(name, context.parentURL)
          : null;
      const file = place === null ? null : new URL(`${place.href}.ts`);
      return next(file !== null && existsSync(fileURLToPath(file)) ? file.href : name, context);
    },
  });
}
