import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ask } from './serve-built-app.mjs';

/**
 * The files that a browser loads before a page is interactive.
 *
 * @typedef {{ path: string, status: number, html: number, scripts: ReadonlyMap<string, number>, total: number,
 *   foreign: readonly string[], text: string }} FirstLoad sizes are bytes after gzip
 */

/**
 * @param {{ port: number, host: string, path: string }} page
 * @returns {Promise<FirstLoad>}
 */
export async function firstLoad({ port, host, path }) {
  const response = await ask({ port, host, path, headers: { accept: 'text/html' } });
  const text = response.body.toString('utf8');
  /** @type {Map<string, number>} */
  const scripts = new Map();
  for (const script of scriptsOf(text)) {
    const file = await ask({ port, host, path: script });
    if (file.status !== 200) throw new Error(`${path} names ${script}, which responds with ${file.status}`);
    scripts.set(script, gzipped(file.body));
  }
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  return {
    path,
    status: response.status,
    html: gzipped(response.body),
    scripts,
    total,
    foreign: foreignUrls(text, host),
    text,
  };
}

const SCRIPT_OR_LINK = /<(?:script|link)\b[^>]*>/gi;

/**
 * The distinct addresses of the scripts that a modern browser loads for the HTML, without `noModule` scripts. Includes
 * preload links and chunks that the page's data names, because the browser fetches them as well.
 *
 * @param {string} html
 */
export function scriptsOf(html) {
  const tags = html.match(SCRIPT_OR_LINK) ?? [];
  const old = tags.filter((tag) => /\bnomodule\b/i.test(tag)).map(addressOf);
  const named = tags
    .filter((tag) => /^<script/i.test(tag) || /\bas="script"|\brel="modulepreload"/i.test(tag))
    .map(addressOf);
  const inData = [...html.replace(SCRIPT_OR_LINK, '').matchAll(/\/_next\/static\/[^"'\\\s<>]+?\.js\b/g)].map(
    ([address]) => address,
  );
  const wanted = [...named, ...inData].filter((address) => address !== '' && !old.includes(address));
  return [...new Set(wanted)];
}

/** @param {string} tag */
const addressOf = (tag) => /\b(?:src|href)="([^"]*)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/**
 * Addresses on other hosts that the browser fetches for the page: sources, stylesheets, preloads and preconnects, but
 * not links.
 *
 * @param {string} html
 * @param {string} host
 */
export function foreignUrls(html, host) {
  const tags = html.match(/<(?!a\b)[a-z][^>]*>/gi) ?? [];
  const addresses = tags
    .filter((tag) => !/\brel="(?:canonical|alternate)"/i.test(tag))
    .flatMap((tag) =>
      [...tag.matchAll(/\b(?:src|href|srcset|poster|data|action)="([^"]*)"/gi)].map(([, address]) => address ?? ''),
    );
  return addresses.filter((address) => /^(?:https?:)?\/\//i.test(address) && hostOf(address) !== host);
}

/** @param {string} address */
const hostOf = (address) => new URL(address, 'http://here').hostname;

/**
 * The sets of files that each lazy `import()` of the build loads, without the files of the first load. Turbopack writes
 * a lazy import into the importing file as a list of files: ["static/chunks/a.js", …].map(…).
 *
 * @param {string} chunks the folder .next/static/chunks
 * @param {ReadonlySet<string>} present addresses of the files of the first load
 * @returns {{ files: readonly string[], size: number }[]} largest first; size in bytes after gzip
 */
export function lazyLoads(chunks, present) {
  const sources = readdirSync(chunks).filter((file) => file.endsWith('.js'));
  const sets = new Map();
  for (const source of sources) {
    for (const files of lazyListsOf(readFileSync(join(chunks, source), 'utf8'))) {
      const missing = files.filter((file) => !present.has(`/_next/${file}`) && file.endsWith('.js'));
      if (missing.length > 0) sets.set(missing.join(), missing);
    }
  }
  const sizeOf = (/** @type {string} */ file) =>
    gzipped(readFileSync(join(chunks, file.replace('static/chunks/', ''))));
  return [...sets.values()]
    .map((/** @type {string[]} */ files) => ({ files, size: files.reduce((sum, file) => sum + sizeOf(file), 0) }))
    .sort((a, b) => b.size - a.size);
}

/**
 * @param {string} source
 * @returns {string[][]}
 */
export function lazyListsOf(source) {
  const lists = source.matchAll(
    /\[((?:"static\/chunks\/[^"]+"|'static\/chunks\/[^']+')(?:,(?:"[^"]+"|'[^']+'))*)\]\.map\(/g,
  );
  return [...lists].map(([, list]) => [...(list ?? '').matchAll(/["']([^"']+)["']/g)].map(([, file]) => file ?? ''));
}

/**
 * The bytes of the lazy loads that contain one of a feature's texts; null when one of the texts is in none of them.
 *
 * @param {readonly { size: number, text: string }[]} loads
 * @param {readonly string[]} contains
 */
export function sizeOfFeature(loads, contains) {
  if (!contains.every((part) => loads.some(({ text }) => text.includes(part)))) return null;
  return loads
    .filter(({ text }) => contains.some((part) => text.includes(part)))
    .reduce((sum, { size }) => sum + size, 0);
}

/** @param {Buffer} bytes */
const gzipped = (bytes) => gzipSync(bytes).length;
