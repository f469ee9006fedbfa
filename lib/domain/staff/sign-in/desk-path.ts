/** Stands for the desk's own host, which no answer contains. */
const HOST = 'https://desk.invalid';

/**
 * The path of the desk to which a sign-in elsewhere leads back, with its query and fragment; `/desk` for everything that is not
 * below it: no address of another host is ever the answer. Rule: staff/SP35.
 */
export function deskPath(asked: string | null): string {
  const url = asked === null || asked.length > 500 ? null : URL.parse(asked, HOST);
  if (url === null || url.origin !== HOST || url.username !== '' || !/^\/desk(?:\/|$)/.test(url.pathname))
    return '/desk';
  // A second slash after the first would name a host.
  return `${url.pathname}${url.search}${url.hash}`;
}
