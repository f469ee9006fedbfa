import 'server-only';
import { safeLink, samePathOnly } from '@/lib/domain/security/safe-link';

const STORAGE = '/storage/';

/**
 * The address of a picture or file: a path under /storage/, or an absolute http(s) address. An address of the
 * upstream's storage becomes ours; null for anything else (platform-calls/W18, security/SC1, security/SC3).
 * `upstream`: its origin, or null.
 */
export function fileUrl(file: string | null | undefined, upstream: string | null): string | null {
  const address = file?.trim() ?? '';
  if (address === '') return null;
  if (/^https?:\/\//i.test(address)) return safeLink(address, { upstream: upstream ?? undefined });
  // Another scheme, or another host without a scheme.
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) return null;
  const path = address.replace(/^\//, '').replace(/^storage\//, '');
  return path === '' ? null : samePathOnly(`${STORAGE}${path}`);
}
