import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserSubscription } from '@/lib/contract/push/push';

/** A message as the browser of a subscription has read it. */
type ReceivedPush = {
  endpoint: string;
  message: Record<string, unknown>;
  headers: Record<string, unknown>;
  /** Of the sender's token. */
  claims: { aud: string; exp: number; sub: string };
  /** The sender's public key. */
  key: string;
};

/** A push service and the browsers that use it. */
export type PushService = {
  origin: string;
  /** Every accepted message, oldest first. */
  received: ReceivedPush[];
  /** The number of requests, accepted or not. */
  requests(): number;
  /** What a browser gets when a page subscribes. */
  subscribe(): BrowserSubscription;
  close(): Promise<void>;
};

type Browser = { endpoint: string; privateKey: Buffer; publicKey: Buffer; auth: Buffer };

/** Starts a push service on this machine. What `respond` returns takes the place of the status of its acceptance. */
export async function startPushService(
  respond: () => { status: number; location?: string } | 'silent' | undefined = () => undefined,
): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  let requests = 0;
  let origin = '';
  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const other = respond();
    if (other === 'silent') return;
    const browser = browsers.get(request.url ?? '');
    if (other !== undefined || browser === undefined || request.method !== 'POST') {
      response.writeHead(other?.status ?? 404, other?.location === undefined ? {} : { location: other.location }).end();
      return;
    }
    try {
      received.push({ endpoint: browser.endpoint, ...read(request.headers, browser, Buffer.concat(chunks), origin) });
      response.writeHead(201, { location: '/message' }).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    requests: () => requests,
    subscribe: () => {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const auth = randomBytes(16);
      browsers.set(path, { endpoint: origin + path, publicKey, privateKey: pair.getPrivateKey(), auth });
      return {
        endpoint: origin + path,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** What the browser reads; throws when anything is not as the push service or the browser require it. */
function read(
  headers: ReceivedPush['headers'],
  browser: Browser,
  body: Buffer,
  origin: string,
): Omit<ReceivedPush, 'endpoint'> {
  const { claims, key } = readToken(String(headers.authorization));
  if (claims.aud !== origin) throw new Error(`a token for ${claims.aud}`);
  if (headers['content-encoding'] !== 'aes128gcm' || headers.ttl === undefined) throw new Error('a header is missing');
  return { message: JSON.parse(decrypt(browser, body).toString()), headers, claims, key };
}

/** Verifies the token of RFC 8292 with the key beside it. */
function readToken(authorization: string): Pick<ReceivedPush, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (start: number) => point.subarray(start, start + 32).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('the token is not signed with its key');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

/** Decrypts as in RFC 8291, section 3, written apart from the library that the server encrypts with. */
function decrypt({ privateKey, publicKey, auth }: Browser, body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const derive = (from: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const shared = derive(own.computeSecret(sender), auth, about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no delimiter');
  return padded.subarray(0, end);
}
