/**
 * The hosts of pictures beside our own origin (`IMAGE_HOSTS`), for img-src. Used by the middleware too. An entry must
 * match a strict pattern to get into the header.
 */

const HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/;

/** Splits the list into lower-case entries. */
export const imageHosts = (list: string | undefined): readonly string[] =>
  (list ?? '').split(',').flatMap((entry) => entry.trim().toLowerCase() || []);

/** Whether an entry is a host name, optionally with a port, or `*.` and a host name for all its subdomains. */
export const isImageHost = (entry: string): boolean => HOST.test(entry);

/**
 * Returns the sources of pictures beside our own origin. With an upstream, any https host is allowed unless the
 * operator has configured hosts. The embedded platform serves its own pictures.
 */
export function imageSources(list: string | undefined, hasUpstream: boolean): readonly string[] {
  const hosts = imageHosts(list).filter(isImageHost);
  if (hosts.length > 0) return hosts.map((host) => `https://${host}`);
  return hasUpstream ? ['https:'] : [];
}
