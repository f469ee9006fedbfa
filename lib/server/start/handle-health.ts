import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasPlatform } from '../upstream/platform-handle';
import { readiness } from './readiness';

type Probe = { status: number; body: Readonly<Record<string, unknown>> };

/** The Node version and, once it is known, the kind of platform; no secrets. */
const facts = (isStarting: boolean) => ({
  node: process.version,
  ...(!isStarting && { platform: hasPlatform() ? 'embedded' : 'upstream' }),
});

/** Whether the process runs. */
export async function livenessProbe(): Promise<Probe> {
  return { status: 200, body: { status: 'ok', ...facts((await readiness()).state === 'starting') } };
}

/** Whether guests should be sent to this process; 503 with the reason if not. */
export async function readinessProbe(): Promise<Probe> {
  const { ready, state, imported, notImported } = await readiness();
  const more = { ...(imported && { imported }), ...(notImported && { notImported }) };
  return {
    status: ready ? 200 : 503,
    body: { status: ready ? 'ok' : state, ...facts(state === 'starting'), ...more },
  };
}

const PROBES: Readonly<Record<string, () => Promise<Probe>>> = {
  // Readiness, because load balancers usually check plain /healthz to decide whether to send guests here.
  '/healthz': readinessProbe,
  '/healthz/live': livenessProbe,
  '/healthz/ready': readinessProbe,
};

/**
 * Responds to the health probes `/healthz/live`, `/healthz/ready` and `/healthz`, also before the app has booted; resolves
 * with false for any other request. Imports nothing that the app must have loaded. Rule: operations/OP4.
 */
export async function respondToProbe(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const probe = PROBES[(request.url ?? '').replace(/\/?(?:\?.*)?$/s, '')];
  if (probe === undefined) return false;
  const { status, body } = await probe();
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
  return true;
}
