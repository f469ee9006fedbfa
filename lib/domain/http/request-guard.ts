/**
 * Which requests the HTTP server ends by itself, before the app spends anything on them. Pure, from the method and the
 * request target as they stand on the wire: a parsed URL has resolved its steps upwards already.
 */
export type GuardRefusal = { status: 400 | 404 | 405; allow?: string };

/** Paths whose handlers read a body. Everywhere else a body would only be buffered for nobody. */
const TAKES_BODY = /^\/(?:api\/(?:desk\/)?v1\/.|pay\/[^/]+\/choice$|channels$)/;

/** A web `Request` cannot have these methods at all. */
const IMPOSSIBLE: readonly string[] = ['CONNECT', 'TRACE', 'TRACK'];

const READS: readonly string[] = ['GET', 'HEAD'];
const ALLOWED_READS = READS.join(', ');

/** The methods that a path allows, for the header `Allow`; null: its handler decides. */
const allowedMethods = (pathname: string): string | null => (TAKES_BODY.test(pathname) ? null : ALLOWED_READS);

/** The path of a request target in plain letters; null when an escape in it is malformed. */
function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Whether a decoded path has a step to its own or its parent folder, with either kind of slash. */
const hasSteps = (path: string): boolean => path.split(/[/\\]/).some((part) => part === '.' || part === '..');

/** What a request is refused with; null: it goes on to the app. Rule: security/SC17. */
export function refuseRequest(method: string, target: string): GuardRefusal | null {
  // An absolute target is for proxies, and `*` is for no page.
  if (!target.startsWith('/')) return { status: 400 };
  const pathname = target.replace(/[?#].*$/s, '');
  const path = decodedPath(pathname);
  if (path === null) return { status: 400 };
  const allow = allowedMethods(pathname);
  if (IMPOSSIBLE.includes(method)) return { status: 405, allow: allow ?? `${ALLOWED_READS}, POST` };
  if (hasSteps(path)) return { status: 404 };
  return allow === null || READS.includes(method) ? null : { status: 405, allow };
}
