import { readdirSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { ask, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { type HotelFiles, hotelFiles } from '@/tests/builders/platform/hotel-files';
import { markStopped } from './stopped-servers';

/** A separate server for a journey that needs other hotels than the demo hotels. */
export type OwnHotels = {
  port: number;
  /** The URL of a page of one of its hotels. */
  at(code: string, path?: string): string;
  /** Sets the language of a guest's browser for a hotel. */
  speak(context: BrowserContext, code: string, language: string): Promise<void>;
  /** What the server has written, its log included. */
  output(): string;
  stop(): Promise<void>;
};

/** Serves the hotels that `write` puts into an empty `hotels/` folder. `env`: further settings of the server. */
export async function serveOwnHotels(
  write: (files: HotelFiles) => void,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnHotels> {
  const files = hotelFiles();
  write(files);
  const server = await serveBuiltApp({ env: { HOTELS_DIR: files.dir, RATE_LIMITS: 'off', ...env } });
  for (const code of readdirSync(files.dir)) {
    const { status } = await ask({ port: server.port, host: `${code}.localhost`, path: '/' });
    // A hotel with a start page redirects.
    if (status >= 400) throw new Error(`the hotel ${code} is not served:\n${server.output()}`);
  }
  const at = (code: string, path = '/') => `http://${code}.localhost:${server.port}${path}`;
  return {
    port: server.port,
    at,
    speak: (context, code, language) => context.addCookies([{ name: 'lang', value: language, url: at(code) }]),
    output: server.output,
    stop: async () => {
      markStopped(server.port);
      await server.stop();
      files.dispose();
    },
  };
}
