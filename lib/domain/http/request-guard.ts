/**
 * Decides which requests the HTTP server refuses before they reach Next. It uses the raw method and request target,
 * because URL parsers resolve `..` steps.
 */
export type GuardRefusal = { status: 400 | 404 | 405; allow?: string };

/** Calls of the API. Their handler checks the method. */
const CALL = /^\/api\/(?:desk\/)?v1\/./;
/** Paths that only allow POST. Other paths only allow reads and must not buffer a body. */
const POSTED = /^\/(?:pay\/[^/]+\/choice|pay\/reports\/[^/]+|channels)$/;

/** Where a printer asks for its tickets: not with HEAD, which would hand one out that nobody prints. */
const PRINTER = /^\/printers\/[^/]+$/;

/** Methods that a web `Request` cannot have. */
const IMPOSSIBLE: readonly string[] = ['CONNECT', 'TRACE', 'TRACK'];

const READS: readonly string[] = ['GET', 'HEAD'];
const POST: readonly string[] = ['POST'];
const PRINTER_METHODS: readonly string[] = ['GET', 'POST', 'DELETE'];

/** Returns the methods that a path allows; null: its handler decides. */
function allowedMethods(pathname: string): readonly string[] | null {
  if (CALL.test(pathname)) return null;
  if (PRINTER.test(pathname)) return PRINTER_METHODS;
  return POSTED.test(pathname) ? POST : READS;
}

/** Decodes the path of a request target; null if an escape sequence is malformed. */
function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Whether a decoded path contains `.` or `..` between slashes or backslashes. */
const hasSteps = (path: string): boolean => path.split(/[/\\]/).some((part) => part === '.' || part === '..');

/** Returns the refusal of a request; null: the app handles it. Rule: security/SC17. */
export function refuseRequest(method: string, target: string): GuardRefusal | null {
  // Absolute targets are for proxies, and `*` is not a page.
  if (!target.startsWith('/')) return { status: 400 };
  const pathname = target.replace(/[?#].*$/s, '');
  const path = decodedPath(pathname);
  if (path === null) return { status: 400 };
  const allowed = allowedMethods(pathname);
  if (IMPOSSIBLE.includes(method)) return { status: 405, allow: (allowed ?? [...READS, ...POST]).join(', ') };
  if (hasSteps(path)) return { status: 404 };
  return allowed === null || allowed.includes(method) ? null : { status: 405, allow: allowed.join(', ') };
}
