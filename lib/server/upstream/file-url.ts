import 'server-only';
import { safeLink, samePathOnly } from '@/lib/domain/security/safe-link';

const STORAGE = '/storage/';

/**
 * The address of a picture or file: a path under /storage/, or an absolute http(s) URL. A URL of the upstream's storage
 * becomes a path of ours; anything else gives null (platform-calls/W18, security/SC1, security/SC3). `upstream`: the
 * upstream's origin, or null.
 */
export function fileUrl(file: string | null | undefined, upstream: string | null): string | null {
  const address = file?.trim() ?? '';
  if (address === '') return null;
  if (/^https?:\/\//i.test(address)) return safeLink(address, { upstream: upstream ?? undefined });
  // Excludes other schemes, and other hosts without a scheme.
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) return null;
  const path = address.replace(/^\//, '').replace(/^storage\//, '');
  return path === '' ? null : samePathOnly(`${STORAGE}${path}`);
}
