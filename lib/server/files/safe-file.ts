import 'server-only';

/** A picture may be an SVG, which is a document: opened by itself it may load and run nothing. */
const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; sandbox; frame-ancestors 'none'";
/** The browser's own viewer of PDF runs in no sandbox; nothing of the file runs in it on this origin. */
const VIEWER = "frame-ancestors 'self'";

const SHOWN = /^(?:image|video|audio|font)\/|^(?:application\/pdf|text\/plain)$/;

/**
 * What a file may be on the app's own origin, whoever made it: pictures, films, sounds, fonts, PDF and plain text are
 * shown, and cannot run anything; all else (a page, a script) is only offered for download, as mere bytes.
 */
export function safeFileHeaders(of: Headers): readonly [string, string][] {
  const type = of.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isDownload = /^attachment\b/i.test(of.get('content-disposition') ?? '');
  const policy = type === 'application/pdf' && !isDownload ? VIEWER : SANDBOX;
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', policy],
  ];
  if (SHOWN.test(type)) return always;
  return [...always, ['content-type', 'application/octet-stream'], ['content-disposition', 'attachment']];
}
