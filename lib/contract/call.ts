import { readFieldErrors, readRetryAfter } from './envelope';
import { type Answer, answered, type RefusalKind, refused } from './refusals';

/** Sends a request to a platform: in-process, over HTTP to an upstream, or to the app's own origin. */
export type Send = (request: Request) => Promise<Response>;

/** Where calls go. `base` is an origin, without `/api/v1`. */
export type Endpoint = {
  send: Send;
  base: string;
  /** Hears what a decoder threw; the caller then reads "unavailable". Without it the error goes on to the caller. */
  onUnreadable?: (error: unknown) => void;
};

/** The answer to a call of which nothing but its success is read. */
export type Acknowledged = { status: 'ok' };

/** A multipart body: made here, or one that is passed on as it comes. `length`: bytes, when it is known. */
export type Multipart = FormData | { type: string; length: number | null; body: ReadableStream<Uint8Array> };

/** Turns the body of an answer into what the call promises. null: it says that there is no such thing. */
type Decode<T> = (body: unknown) => T | null;

type Caller = {
  get<T>(path: string, decode: Decode<T>): Promise<Answer<T>>;
  /** An answer that may rightly be null. */
  getNullable<T>(path: string, decode: Decode<T>): Promise<Answer<T | null>>;
  post<T>(path: string, body: unknown, decode: Decode<T>): Promise<Answer<T>>;
  /** A call whose answer is not read: any success will do, also an empty one. */
  tell(path: string, body: unknown): Promise<Answer<Acknowledged>>;
  upload<T>(path: string, body: Multipart, decode: Decode<T>): Promise<Answer<T>>;
};

/**
 * What all calls have in common: how they are sent, and how answers and refusals are told apart (platform-calls/W3,
 * tenancy/T8, sending/SE4).
 */
export function createCaller(way: Endpoint): Caller {
  const ask = <T>(path: string, init: RequestInit, read: (body: unknown) => Answer<T>) => call(way, path, init, read);
  const whole =
    <T>(decode: Decode<T>) =>
    (body: unknown): Answer<T> => {
      const value = body === undefined ? undefined : decode(body);
      if (value === undefined) return refused('unavailable');
      return value === null ? refused('not-found') : answered(value);
    };
  return {
    get: (path, decode) => ask(path, { headers: JSON_WANTED }, whole(decode)),
    getNullable: (path, decode) =>
      ask(path, { headers: JSON_WANTED }, (body) =>
        body === undefined ? refused('unavailable') : answered(decode(body)),
      ),
    post: (path, body, decode) => ask(path, json(body), whole(decode)),
    tell: (path, body) => ask(path, json(body), () => answered({ status: 'ok' })),
    upload: (path, body, decode) => ask(path, multipart(body), whole(decode)),
  };
}

const JSON_WANTED = { accept: 'application/json' };

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { ...JSON_WANTED, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function multipart(sent: Multipart): RequestInit {
  if (sent instanceof FormData) return { method: 'POST', headers: JSON_WANTED, body: sent };
  const { type, length, body } = sent;
  const size = length === null ? {} : { 'content-length': String(length) };
  // Node asks for `duplex` where a body is a stream; the types of the browser do not know it.
  const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return { ...streamed, headers: { ...JSON_WANTED, 'content-type': type, ...size } };
}

async function call<T>(way: Endpoint, path: string, init: RequestInit, read: (body: unknown) => Answer<T>) {
  let response: Response;
  let text: string;
  try {
    response = await way.send(new Request(`${way.base}/api/v1${path}`, init));
    text = await response.text();
  } catch {
    // No answer at all (offline, refused, timed out): the outcome is unknown, and the caller is told so.
    return refused('unavailable');
  }
  const body = parse(text);
  if (!response.ok) return refusalOf(response, body);
  if (isMissing(body)) return refused('not-found');
  try {
    return read(body);
  } catch (error) {
    if (way.onUnreadable === undefined) throw error;
    way.onUnreadable(error);
    return refused('unavailable');
  }
}

/** undefined: it is no JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A body that says `status: 404` means the same as the status itself (tenancy/T8). */
const isMissing = (body: unknown): boolean => {
  const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : null;
  return status === 404 || status === '404';
};

const KIND_OF_STATUS: Readonly<Record<number, RefusalKind>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'not-found',
  410: 'not-found',
  413: 'too-large',
  429: 'too-many',
};

/** Field errors count at any 4xx; a 4xx without them is told apart by its status (platform-calls/W3, sending/SE4). */
function refusalOf(response: Response, body: unknown): Answer<never> {
  if (response.status >= 500) return refused('unavailable');
  const fields = readFieldErrors(body);
  if (response.status !== 429 && Object.keys(fields).length > 0) return refused('invalid', fields);
  return refused(KIND_OF_STATUS[response.status] ?? 'invalid', {}, readRetryAfter(response.headers));
}
