import { generateKeyPairSync, sign } from 'node:crypto';

/** The length of a value in DER, which browsers accept only in its shortest form. */
function lengthOf({ length }: Buffer): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

/** A DER value: tag, length, content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body)]), body]);
}

const [INTEGER, BIT_STRING, UTF8_STRING, UTC_TIME, SEQUENCE, SET] = [0x02, 0x03, 0x0c, 0x17, 0x30, 0x31] as const;
const ECDSA_WITH_SHA256 = der(SEQUENCE, Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const VALIDITY = ['200101000000Z', '490101000000Z'].map((time) => der(UTC_TIME, Buffer.from(time)));

const pem = (label: string, value: Buffer) =>
  `-----BEGIN ${label}-----\n${value.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;

/** A new key with a certificate that nobody has signed but itself, for a TLS server in tests. Browsers must ignore its errors. */
export function selfSignedCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(name)))));
  const body = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    subject,
    der(SEQUENCE, ...VALIDITY),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', der(SEQUENCE, body, ECDSA_WITH_SHA256, signature)),
  };
}
