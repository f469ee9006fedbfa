import 'server-only';
import type { ServerResponse } from 'node:http';
import { log } from '../log/log';
import { metrics } from '../metrics/metrics';
import { type CurrentRequest, REQUEST_ID } from '../pages/current-request';

/** Segments of a path that may identify a guest or give access: uuids, tokens, file names. */
const IDENTIFYING = /\/(?=[^/]*\d)[^/]{8,}|\/[^/]{30,}/g;

/** A path without its query and without identifying segments. */
export const loggedPath = (target: string): string => target.replace(/[?#].*$/s, '').replace(IDENTIFYING, '/…');

/** Health probes come every few seconds, so they are logged at debug level. */
const levelOf = (path: string, status: number): 'debug' | 'info' | 'warn' => {
  if (path.startsWith('/healthz')) return 'debug';
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
      method,
      path,
      status: response.statusCode,
      ms: Math.round(ms),
      ...(wasCutOff(response) && { isCutOff: true }),
    };
    log()[levelOf(path, response.statusCode)](entry, 'request');
  });
}

const wasCutOff = (response: ServerResponse): boolean => !response.writableFinished;
