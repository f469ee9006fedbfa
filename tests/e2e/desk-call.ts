import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { expect } from './fixtures';

/** The staff of one hotel of a server that a journey has started. */
type Desk = { port: number; hotel: string; deskToken: string };

/** Calls the staff API; with `body`, to change something. Returns the data of the response. */
export async function callDesk({ port, hotel, deskToken }: Desk, path: string, body?: unknown): Promise<unknown> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await ask({
    port,
    host: `${hotel}.localhost`,
    path: `/api/desk/v1${path}`,
    method: text === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${deskKey(deskToken, hotel)}`, 'content-type': 'application/json' },
    ...(text !== undefined && { body: text }),
  });
  expect(response.status).toBe(200);
  return JSON.parse(response.body.toString()).data;
}
