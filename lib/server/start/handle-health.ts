import 'server-only';
import { settings } from '../settings/env';
import { readiness } from './readiness';

const NO_STORE = { 'cache-control': 'no-store' };

const facts = () => ({ node: process.version, platform: settings().upstream === null ? 'embedded' : 'upstream' });

/**
 * `GET /healthz/live`: responds while the process runs. Contains the Node version and the kind of platform, no secrets.
 */
export const liveness = (): Response => Response.json({ status: 'ok', ...facts() }, { headers: NO_STORE });

/** `GET /healthz/ready` and `/healthz`: whether guests should be sent to this process; 503 with the reason if not. */
export async function readinessResponse(): Promise<Response> {
  const { ready, state, imported, notImported } = await readiness();
  return Response.json(
    { status: ready ? 'ok' : state, ...facts(), ...(imported && { imported }), ...(notImported && { notImported }) },
    { status: ready ? 200 : 503, headers: NO_STORE },
  );
}
