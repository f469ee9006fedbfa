/**
 * What a page may load and run. Rules: security/SC7, cookies/CK4, security/SC5.
 *
 * Scripts run only with this response's nonce, and what they load themselves. Styles are files or carry the nonce;
 * style attributes are allowed, since nothing a guest or a hotel writes ever becomes one. What is not named is denied:
 * frames and plug-ins above all.
 */
export function contentSecurityPolicy(page: {
  nonce: string;
  /** The tools of `npm run dev` evaluate code, write styles of their own and listen on a socket. */
  development: boolean;
  /** Hosts beside our own that scripts may talk to, as the operator has configured them. */
  connect: readonly string[];
  /** Where pictures may stand beside our own origin (`imageSources`). */
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
