import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';
import type { Page } from '@playwright/test';

/** The host at which a browser finds the project's modules as they are in the repository. */
const HOST = 'http://modules.localhost';
const ENDINGS = ['', '.ts', '.js', '/index.js'];

/** The name in an import or export at the beginning of a line. */
const IMPORTED = /^((?:import|export)\b[^'";=]*?\bfrom\s*|import\s*)(['"])([^'"\n]+)\2/gm;

/** The path of an imported module from the project's root. */
function placeOf(name: string, from: string): string {
  const path = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? posix.join(posix.dirname(from), name)
      : `node_modules/${name}`;
  const ending = ENDINGS.find((known) => /\.\w+$/.test(path + known) && existsSync(path + known));
  if (ending === undefined) throw new Error(`${from} imports ${name}, which is not there`);
  return path + ending;
}

/** A module as a browser takes it: without types, and with addresses for names. */
function browserModule(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.json')) return `export default ${text}`;
  const script = path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  return script.replace(IMPORTED, (_all, before: string, _quote, name: string) => `${before}'/${placeOf(name, path)}'`);
}

/** What such a host sends: at `/` an empty page, which can import modules: `import('/lib/domain/…ts')`. */
export function moduleResponse(pathname: string): { contentType: string; body: string } {
  if (pathname === '/') return { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' };
  return { contentType: 'text/javascript', body: browserModule(pathname.slice(1)) };
}

/** Opens a page that can import the project's own modules. */
export async function openModules(page: Page): Promise<void> {
  await page.route(`${HOST}/**`, (route) => route.fulfill(moduleResponse(new URL(route.request().url()).pathname)));
  await page.goto(HOST);
}
