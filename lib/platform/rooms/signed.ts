import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of a MAC: 128 bits. */
const MAC_BYTES = 16;

/** Longer than anything that is signed here, in characters. */
const MAX_LENGTH = 400;

const SIGNED = /^([\w-]+)\.([\w-]{22})$/;

const macOf = (key: Uint8Array, payload: string): Buffer =>
  createHmac('sha256', key).update(payload).digest().subarray(0, MAC_BYTES);

/** A value as text with a MAC, for addresses and cookies: base64url of its JSON, a full stop, and 22 letters of the MAC. */
export function signValue(key: Uint8Array, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${macOf(key, payload).toString('base64url')}`;
}

/**
 * The value in a signed text; undefined when it was not signed with this key. Compares in constant time, and as text, so
 * that a value has one spelling only.
 */
export function readSigned(key: Uint8Array, signed: string): unknown {
  const [, payload = '', mac = ''] = signed.length > MAX_LENGTH ? [] : (SIGNED.exec(signed) ?? []);
  const expected = Buffer.from(macOf(key, payload).toString('base64url'));
  const actual = Buffer.from(mac);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
