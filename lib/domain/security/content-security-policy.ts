/**
 * The Content-Security-Policy of a page. Rules: security/SC7, cookies/CK4, security/SC5.
 *
 * Only scripts with this response's nonce run, and the scripts that they load. Style sheets are files or have the
 * nonce. Style attributes are allowed, because no input of guests or hotels is ever rendered as one. Everything else is
 * denied, in particular frames and plug-ins.
 */
export function contentSecurityPolicy(page: {
  nonce: string;
  /** The development server evaluates code, injects styles and opens a web socket. */
  development: boolean;
  /** Further hosts that scripts may connect to, from the operator's configuration. */
  connect: readonly string[];
  /** Further sources of pictures (see `imageSources`). */
  images: readonly string[];
}): string {
  const nonce = `'nonce-${page.nonce}'`;
  return [
    "default-src 'none'",
    `script-src 'self' ${nonce} 'strict-dynamic'${page.development ? " 'unsafe-eval'" : ''}`,
    page.development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${nonce}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...page.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...page.connect, ...(page.development ? ['ws: wss:'] : [])].join(' '),
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
