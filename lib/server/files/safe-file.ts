import 'server-only';

/** An SVG is a document. Opened directly, it may neither load nor run anything. */
const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; sandbox; frame-ancestors 'none'";
/** A picture of pixels loads nothing. A short policy, because every picture of a page has it. */
const PIXELS = /^image\/(?:avif|gif|jpeg|png|webp)$/;
/** The browser's PDF viewer does not work in a sandbox. A PDF cannot run scripts on this origin. */
const VIEWER = "frame-ancestors 'self'";

function policyFor(type: string, isDownload: boolean): string {
  if (type === 'application/pdf' && !isDownload) return VIEWER;
  return PIXELS.test(type) ? 'sandbox' : SANDBOX;
}

const SHOWN_TYPES = /^(?:image|video|audio|font)\/|^(?:application\/pdf|text\/plain)$/;

/**
 * Headers that make any file safe on the app's own origin. Pictures, video, audio, fonts, PDF and plain text are shown
 * but run no scripts; every other type becomes a download.
 */
export function safeFileHeaders(headers: Headers): readonly [string, string][] {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isDownload = /^attachment\b/i.test(headers.get('content-disposition') ?? '');
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', policyFor(type, isDownload)],
  ];
  if (SHOWN_TYPES.test(type)) return always;
  return [...always, ['content-type', 'application/octet-stream'], ['content-disposition', 'attachment']];
}
