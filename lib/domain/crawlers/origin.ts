import { isLocalHost } from '../security/security-headers';

/**
 * The origin that canonical addresses, previews and sitemaps name for a Host header: TLS everywhere but on this machine
 * and network. A host with a trailing dot is the same host.
 */
export function originOf(hostHeader: string | null): string {
  const host = (hostHeader ?? 'localhost').replace(/\.(?=$|:)/, '');
  return new URL(`${isLocalHost(host) ? 'http' : 'https'}://${host}`).origin;
}
