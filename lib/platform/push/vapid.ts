import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The server's key pair of RFC 8292 in base64url: the uncompressed point of the public key, and the private scalar. */
export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE = 'prime256v1';
/** RFC 8292 allows a day; a shorter time leaves room for a clock that is wrong. */
const LIFETIME_SECONDS = 12 * 3_600;

export function generateVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** Whether both keys are valid and belong together. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    // Node throws for a number that is no key of the curve.
    return false;
  }
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const part = (start: number) => point.subarray(start, start + 32).toString('base64url');
  // The first byte only says that both coordinates follow.
  const key = { kty: 'EC', crv: 'P-256', d: privateKey, x: part(1), y: part(33) };
  return createPrivateKey({ key, format: 'jwk' });
}

const json64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The Authorization header of RFC 8292 for one push service: a token that names the service and expires, signed with
 * ES256, and the key that browsers gave the service when they subscribed. Rule: push/PU5.
 */
export function vapidHeader(
  keys: VapidKeys,
  { origin, subject, now }: { origin: string; subject: string; now: Date },
): string {
  const exp = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  const token = `${json64({ typ: 'JWT', alg: 'ES256' })}.${json64({ aud: origin, exp, sub: subject })}`;
  const key = { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' } as const;
  return `vapid t=${token}.${sign('sha256', Buffer.from(token), key).toString('base64url')}, k=${keys.publicKey}`;
}
