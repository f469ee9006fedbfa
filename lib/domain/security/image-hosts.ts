/**
 * The hosts on which pictures may stand beside our own origin (`IMAGE_HOSTS`), for the policy's img-src. Read by the
 * tenant middleware too, so it is plain text work: a host never reaches the policy unread.
 */

const HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/;

/** The entries of the list, in lower case. */
export const imageHosts = (list: string | undefined): readonly string[] =>
  (list ?? '').split(',').flatMap((entry) => entry.trim().toLowerCase() || []);

/** Whether an entry is a host name, perhaps with a port, or `*.` and one for all hosts below it. */
export const isImageHost = (entry: string): boolean => HOST.test(entry);

/**
 * The sources of pictures beside our own origin. An upstream's hotels may host theirs anywhere over https unless the
 * operator has named the hosts; the embedded platform serves its own.
 */
export function imageSources(list: string | undefined, hasUpstream: boolean): readonly string[] {
  const hosts = imageHosts(list).filter(isImageHost);
  if (hosts.length > 0) return hosts.map((host) => `https://${host}`);
  return hasUpstream ? ['https:'] : [];
}
