const LOCAL = /^(?:.+\.)?localhost$|^\d{1,3}(?:\.\d{1,3}){3}$|^\[.*\]$/i;

/** Whether a host is local to this machine or network, where TLS cannot be required. */
export const isLocalHost = (host: string | null): boolean => LOCAL.test((host ?? 'localhost').replace(/:\d*$/, ''));

type PageSecurity = {
  /** The Host header. */
  host: string | null;
  /** Whether the address itself is a secret. It must not leak in referrers or be indexed by search engines. */
  secret?: boolean;
  /** Whether all subdomains of the host are served over TLS too (HSTS_SUBDOMAINS). */
  hstsSubdomains?: boolean;
};

const HSTS_SECONDS = 31_536_000;

/** Returns the security headers of every page, without the content security policy. Rule: security/SC8. */
export const securityHeaders = ({
  host,
  secret = false,
  hstsSubdomains = false,
}: PageSecurity): readonly (readonly [name: string, value: string])[] => [
  ...(isLocalHost(host)
    ? []
    : [
        ['strict-transport-security', `max-age=${HSTS_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`] as const,
      ]),
  ['x-content-type-options', 'nosniff'],
  // Third-party picture hosts must not learn which pages a guest visits (cookies/CK4, security/SC8).
  ['referrer-policy', secret ? 'no-referrer' : 'same-origin'],
  ...(secret ? [['x-robots-tag', 'noindex, nofollow'] as const] : []),
  ['permissions-policy', 'microphone=(self), camera=(self), geolocation=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];
