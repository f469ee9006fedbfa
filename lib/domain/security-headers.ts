const LOCAL = /^(?:.+\.)?localhost$|^\d{1,3}(?:\.\d{1,3}){3}$|^\[.*\]$/i;

/** A host that only this machine or this network can mean: encryption cannot be asked of it. */
export const isLocalHost = (host: string | null): boolean => LOCAL.test((host ?? 'localhost').replace(/:\d*$/, ''));

/**
 * What every page says beside its policy. Source: DESIGN "Security". `host`: the Host header. `secret`: the page's
 * address alone opens something, so that no other page and no search engine hears of it.
 */
export const securityHeaders = (
  host: string | null,
  secret = false,
): readonly (readonly [name: string, value: string])[] => [
  ...(isLocalHost(host) ? [] : [['strict-transport-security', 'max-age=31536000'] as const]),
  ['x-content-type-options', 'nosniff'],
  // Pictures that a hotel hosts elsewhere learn nothing about the guest (reading 46).
  ['referrer-policy', secret ? 'no-referrer' : 'same-origin'],
  ...(secret ? [['x-robots-tag', 'noindex, nofollow'] as const] : []),
  ['permissions-policy', 'microphone=(self), camera=(self), geolocation=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
];
