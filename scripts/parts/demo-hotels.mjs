import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './serve-built-app.mjs';

/** The codes of the demo hotels: the names of folders in hotels/ that contain a hotel.json. */
export function demoHotels(folder = 'hotels') {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return codes.filter((code) => existsSync(join(folder, code, 'hotel.json'))).sort();
}

/** The code of the first demo hotel. */
export function firstDemoHotel() {
  const [code] = demoHotels();
  if (code === undefined) throw new Error('This needs a hotel in hotels/');
  return code;
}

/** @param {string} code */
export const hostOf = (code) => `${code}.localhost`;

/**
 * The path of a hotel's product list, found by following links from its home page through lists of sections.
 *
 * @param {{ port: number, host: string }} hotel
 */
export async function findProductList({ port, host }) {
  const waiting = ['/', '/home'];
  for (const path of waiting) {
    const page = (await ask({ port, host, path })).body.toString('utf8');
    const products = /href="(\/products\/[^"?#]+)"/.exec(page)?.[1];
    if (products) return products;
    const sections = [...page.matchAll(/href="(\/sections\/[^"?#]+)"/g)].map(([, section]) => section ?? '');
    waiting.push(...sections.filter((section) => !waiting.includes(section)));
  }
  throw new Error(`No link from the home page of ${host} leads to a product list`);
}
