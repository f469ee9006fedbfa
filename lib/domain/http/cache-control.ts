/** The statuses under which a response is the file itself, or says that the file has not changed. */
const PUBLIC_STATUSES: readonly number[] = [200, 304];
const PARTIAL_CONTENT = 206;

/**
 * The cache-control of a response with this status. Shared caches may keep only whole files: a 404 that they keep for a
 * week would hide a file that comes a minute later. A part of a file may stay in the guest's browser. Rule:
 * page-cache/PC20.
 */
export function cacheControlFor(status: number, value: string): string {
  if (PUBLIC_STATUSES.includes(status) || !/\b(?:public|s-maxage)\b/i.test(value)) return value;
  if (status !== PARTIAL_CONTENT) return 'no-store';
  return value.replace(/\bpublic\b/i, 'private').replace(/,?\s*\bs-maxage=\d+/i, '');
}
