import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { callDesk } from './desk-call';
import { test } from './fixtures';

export const DESK_TOKEN = 'the key of these journeys';

/** A server of its own for the journeys of a file, on which only staff move orders. */
type StaffedApp = {
  /** The URL of a page of the hotel, or of another one of the demo hotels. */
  at(path: string, code?: string): string;
  /** The key of the hotel's staff. */
  key: string;
  /** Where it listens, and the operator's key. */
  server(): { port: number; deskToken: string };
  /** Calls the hotel's staff API; with `body`, to change something. Returns the data of the response. */
  callDesk(path: string, body?: unknown): Promise<unknown>;
};

/** Starts it before the journeys of a file, and stops it after them. `hotel`: the code of theirs; `env`: further settings. */
export function staffedApp(hotel: string, env: Readonly<Record<string, string>> = {}): StaffedApp {
  let app: Awaited<ReturnType<typeof serveBuiltApp>>;
  test.beforeAll(async () => {
    app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off', ...env } });
  });
  test.afterAll(() => app.stop());
  return {
    at: (path, code = hotel) => `http://${code}.localhost:${app.port}${path}`,
    key: deskKey(DESK_TOKEN, hotel),
    server: () => ({ port: app.port, deskToken: DESK_TOKEN }),
    callDesk: (path, body) => callDesk({ port: app.port, hotel, deskToken: DESK_TOKEN }, path, body),
  };
}
