import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CreatedPasskey, UsedPasskey } from '@/lib/contract/schema/passkey';
import { cbor } from './cbor';

/** What an attacker, or a broken authenticator, does otherwise. */
export type Deviations = {
  /** The page on which the passkey is used; default: the host of its options, as this machine serves it. */
  origin?: string;
  /** The relying party that the authenticator names; default: that of the options. */
  rp?: string;
  challenge?: string;
  /** Whether the authenticator has asked who holds it; default true. */
  isVerified?: boolean;
  /** The counter of this use; default: one more than before. */
  counter?: number;
  type?: string;
  crossOrigin?: boolean;
  userHandle?: string;
};

type Created = { challenge: string; rp: { id?: string }; user: { id: string } };
type Asked = { challenge: string; rpId?: string };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer): string => bytes.toString('base64url');

const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 } as const;

/** The part of an answer that names relying party, flags and counter. */
function authenticatorData(rp: string, { flags, counter }: { flags: number; counter: number }, credential?: Buffer) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rp), Buffer.from([flags]), count, ...(credential === undefined ? [] : [credential])]);
}

function publicKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [bytesX, bytesY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  // COSE: an elliptic curve key for ES256 on P-256.
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesX],
      [-3, bytesY],
    ]),
  );
}

/** An authenticator with one passkey, as the keyring of a telephone is for one person. `port`: of the page's origin. */
export function authenticator(port = ':3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let user = '';
  const clientData = (type: string, asked: { challenge: string; rp: string }, other: Deviations): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: other.type ?? type,
        challenge: other.challenge ?? asked.challenge,
        origin: other.origin ?? `http://${asked.rp}${port}`,
        crossOrigin: other.crossOrigin ?? false,
      }),
    );
  const flagsOf = ({ isVerified = true }: Deviations): number => FLAGS.present | (isVerified ? FLAGS.verified : 0);
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} };

  return {
    /** Answers `navigator.credentials.create`. */
    create(options: object, other: Deviations = {}): CreatedPasskey {
      const { challenge, rp, user: account } = options as Created;
      user = account.id;
      const named = rp.id ?? '';
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, publicKeyOf(publicKey)]);
      const flags = flagsOf(other) | FLAGS.credential;
      const data = authenticatorData(other.rp ?? named, { flags, counter: other.counter ?? counter }, credential);
      const attestation = cbor(
        new Map<string, string | Buffer | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', { challenge, rp: named }, other)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    get(options: object, other: Deviations = {}): UsedPasskey {
      const { challenge, rpId = '' } = options as Asked;
      counter = other.counter ?? counter + 1;
      const data = authenticatorData(other.rp ?? rpId, { flags: flagsOf(other), counter });
      const client = clientData('webauthn.get', { challenge, rp: rpId }, other);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          ...{ clientDataJSON: base64url(client), authenticatorData: base64url(data) },
          ...{ signature: base64url(signature), userHandle: other.userHandle ?? user },
        },
      };
    },
  };
}
