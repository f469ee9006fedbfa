import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from './load-typescript.mjs';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * The printers in the files of the hotels that are served here, as they are set up at the hotel: a CloudPRNT printer with its
 * address and secret, an ESC/POS printer with the port on which the server looks for it and the call of the desk that prints a test.
 * A printer of another machine is left out.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export async function demoPrinters(env) {
  const { readSettings } = await loadTypeScript('lib/server/settings/env.ts');
  const { deskToken } = await loadTypeScript('lib/server/settings/desk-token.ts');
  const { makeDataDir } = await loadTypeScript('lib/server/settings/data-dir.ts');
  const { deskKey } = await loadTypeScript('lib/platform/desk-key.ts');
  const { printerSecret } = await loadTypeScript('lib/platform/tickets/printer-secret.ts');
  const settings = settingsOf(readSettings, env);
  if (settings === null || settings.upstream !== null) return [];
  makeDataDir(settings.dataDir);
  const token = deskToken(settings);
  return foldersIn(settings.hotelsDir).flatMap((hotel) =>
    printersIn(join(settings.hotelsDir, hotel, 'hotel.json')).flatMap((/** @type {any} */ printer) => {
      const { id, title, kind, width, host, port = 9100 } = printer;
      const named = { hotel, id, title: typeof title === 'string' ? title : (title.en ?? id), width, kind };
      const origin = `http://${hotel}.localhost:${settings.port}`;
      const test = { url: `${origin}/api/desk/v1/printers/${id}/test`, key: deskKey(token, hotel) };
      if (kind !== 'cloudprnt') return LOOPBACK.has(host) ? [{ ...named, port, test }] : [];
      const call = { url: `${origin}/printers/${id}`, user: id, password: printerSecret(token, hotel, id) };
      return [{ ...named, call }];
    }),
  );
}

/**
 * The settings; null: they are invalid, which the start reports.
 *
 * @template T
 * @param {(env: Readonly<Record<string, string | undefined>>) => T} readSettings
 * @param {Readonly<Record<string, string | undefined>>} env
 */
function settingsOf(readSettings, env) {
  try {
    return readSettings(env);
  } catch {
    return null;
  }
}

/** @param {string} folder */
const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** @param {string} file */
function printersIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).ext_data?.desk?.printers ?? [];
  } catch {
    // A folder that is no hotel, or a file that the server reports.
    return [];
  }
}
