declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  type Parameters = {
    version: 'aes128gcm';
    /** The sender's key pair of this message, or the receiver's when decrypting. */
    privateKey: ECDH;
    /** The receiver's public key. */
    dh?: Buffer | string;
    authSecret: Buffer | string;
  };

  /** Encrypts as in RFC 8188 and RFC 8291; strings are base64url. Throws when a key is none. */
  export function encrypt(plain: Buffer, parameters: Parameters): Buffer;
}
