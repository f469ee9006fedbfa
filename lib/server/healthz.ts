import 'server-only';
import { settings } from './env';

/** `GET /healthz`: that this process answers, on which Node, and which kind of platform serves. No secrets. */
export const healthz = (): Response =>
  Response.json(
    { status: 'ok', node: process.version, platform: settings().upstream === null ? 'embedded' : 'upstream' },
    { headers: { 'cache-control': 'no-store' } },
  );
