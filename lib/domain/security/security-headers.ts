const LOCAL = /^(?:.+\.)?localhost$|^\d{1,3}(?:\.\d{1,3}){3}$|^\[.*\]$/i;

/** A host that only this machine or this network can mean: encryption cannot be asked of it. */
export const isLocalHost = (host: string | null): boolean => LOCAL.test((host ?? 'localhost').replace(/:\d*$/, ''));

type PageSecurity = {
  /** The Host header. */
  host: string | null;
  /** The page's address alone opens something, so that no other page and no search engine hears of it. */
  secret?: boolean;
  /** Every host below the one that is asked is served over TLS too (HSTS_SUBDOMAINS). */
  hstsSubdomains?: boolean;
};

const HSTS_SECONDS = 31_536_000;

/** What every page says beside its policy. Rule: security/SC8. */
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
  // Pictures that a hotel hosts elsewhere learn nothing about the guest (cookies/CK4, security/SC8).
  ['referrer-policy', secret ? 'no-referrer' : 'same-origin'],
  ...(secret ? [['x-robots-tag', 'noindex, nofollow'] as const] : []),
  ['permissions-policy', 'microphone=(self), camera=(self), geolocation=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];
