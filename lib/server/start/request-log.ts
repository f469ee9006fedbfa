import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalHost } from '@/lib/domain/tenancy/canonical-host';
import { resolveTenant } from '@/lib/domain/tenancy/host';
import { log } from '../log/log';
import { metrics } from '../metrics/metrics';
import { hostRules } from '../pages/host-rules';
import { type CurrentRequest, REQUEST_ID } from '../request/current-request';

/** Segments of a path that may identify a guest or give access: uuids, tokens, file names. */
const IDENTIFYING = /\/(?=[^/]*\d)[^/]{8,}|\/[^/]{30,}/g;

type Logged = { method: string; path: string; status: number };

/** A path without its query and without identifying segments. */
export const loggedPath = (target: string): string => target.replace(/[?#].*$/s, '').replace(IDENTIFYING, '/…');

/** Health probes and the polls of printers come every few seconds, so they are logged at debug level. */
const levelOf = ({ method, path, status }: Logged): 'debug' | 'info' | 'warn' => {
  if (path.startsWith('/healthz')) return 'debug';
  if (method === 'POST' && path.startsWith('/printers/') && status === 200) return 'debug';
  return status >= 500 ? 'warn' : 'info';
};

/** Logs and counts a request once its response is complete or its client has gone. Rules: operations/OP7, operations/OP9, security/SC19. */
export function logWhenDone({ id, request, response }: CurrentRequest): void {
  const started = performance.now();
  response.setHeader(REQUEST_ID, id);
  response.once('close', () => {
    const [method, target, ms] = [request.method ?? '', request.url ?? '', performance.now() - started];
    metrics()?.requestEnded({ method, target, status: response.statusCode, seconds: ms / 1000 });
    const path = loggedPath(target);
    const entry = {
      requestId: id,
      ...hotelOf(request),
      method,
      path,
      status: response.statusCode,
      ms: Math.round(ms),
      ...(wasCutOff(response) && { isCutOff: true }),
    };
    log()[levelOf(entry)](entry, 'request');
  });
}

/** Which hotel the request was for, and by which name: with hundreds of hotels an error needs an owner. */
function hotelOf({ headers }: IncomingMessage): { hotel?: string; host?: string } {
  const host = canonicalHost(headers.host ?? '');
  const tenant = resolveTenant(headers.host ?? null, hostRules());
  return { ...(tenant.kind === 'hotel' && { hotel: tenant.code }), ...(host !== null && { host }) };
}

const wasCutOff = (response: ServerResponse): boolean => !response.writableFinished;
