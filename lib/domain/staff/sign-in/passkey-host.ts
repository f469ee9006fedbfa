import { isLocalHost } from '../../security/security-headers';

/** For what a host's passkeys are made, and from which pages they are used. */
export type PasskeyHost = {
  /** The relying party: the hotel's host, without a port. */
  id: string;
  origins: string[];
};

/**
 * The relying party of a Host header; null: browsers make no passkeys for it, because it is an address. A host of its own for
 * each hotel, so that a passkey of one opens no other. Without TLS only on this machine. Rule: staff/SP29.
 */
export function passkeyHost(host: string): PasskeyHost | null {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  if (name === '' || /^\d{1,3}(?:\.\d{1,3}){3}$|^\[/.test(name)) return null;
  const isOwnMachine = isLocalHost(name);
  return {
    id: name,
    origins: [`https://${host.toLowerCase()}`, ...(isOwnMachine ? [`http://${host.toLowerCase()}`] : [])],
  };
}
