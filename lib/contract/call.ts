import { readFieldErrors, readRetryAfter } from './envelope';
import { type ApiResponse, isDefinite, type RefusalKind, refused, succeeded } from './refusals';

/** Sends a request to a platform: in-process, over HTTP to an upstream, or to the app's own origin. */
export type Send = (request: Request) => Promise<Response>;

/** `base` is an origin, without `/api/v1`. */
export type Endpoint = {
  send: Send;
  base: string;
  /**
   * Called with the error of a decoder; the result is then "unavailable". Without it the error is thrown to the caller.
   */
  onUnreadable?: (error: unknown) => void;
};

/** The response to a call that only reports success. */
export type Acknowledged = { status: 'ok' };

/** A multipart body, or one that is passed on as a stream. `length`: bytes, if known. */
export type Multipart = FormData | { type: string; length: number | null; body: ReadableStream<Uint8Array> };

/** Decodes the body of a response; null: "not found". */
type Decode<T> = (body: unknown) => T | null;

type Caller = {
  get<T>(path: string, decode: Decode<T>): Promise<ApiResponse<T>>;
  /** For calls whose response may be null. */
  getNullable<T>(path: string, decode: Decode<T>): Promise<ApiResponse<T | null>>;
  post<T>(path: string, body: unknown, decode: Decode<T>): Promise<ApiResponse<T>>;
  /** A call whose response body is ignored: any success is accepted, including an empty one. */
  notify(path: string, body: unknown): Promise<ApiResponse<Acknowledged>>;
  upload<T>(path: string, body: Multipart, decode: Decode<T>): Promise<ApiResponse<T>>;
};

/**
 * Creates the function that sends every call and distinguishes successful responses from refusals (platform-calls/W3,
 * tenancy/T8, sending/SE4).
 */
export function createCaller(endpoint: Endpoint): Caller {
  const send = <T>(path: string, init: RequestInit, read: (body: unknown) => ApiResponse<T>) =>
    call(endpoint, path, init, read);
  const required =
    <T>(decode: Decode<T>) =>
    (body: unknown): ApiResponse<T> => {
      const value = body === undefined ? undefined : decode(body);
      if (value === undefined) return refused('unavailable');
      return value === null ? refused('not-found') : succeeded(value);
    };
  return {
    get: (path, decode) => send(path, { headers: ACCEPT_JSON }, required(decode)),
    getNullable: (path, decode) =>
      send(path, { headers: ACCEPT_JSON }, (body) =>
        body === undefined ? refused('unavailable') : succeeded(decode(body)),
      ),
    post: (path, body, decode) => send(path, json(body), required(decode)),
    notify: (path, body) => send(path, json(body), () => succeeded({ status: 'ok' })),
    upload: (path, body, decode) => send(path, multipart(body), required(decode)),
  };
}

const ACCEPT_JSON = { accept: 'application/json' };

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { ...ACCEPT_JSON, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function multipart(sent: Multipart): RequestInit {
  if (sent instanceof FormData) return { method: 'POST', headers: ACCEPT_JSON, body: sent };
  const { type, length, body } = sent;
  const size = length === null ? {} : { 'content-length': String(length) };
  // Node requires `duplex` for a stream body; the browser's types do not have it.
  const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return { ...streamed, headers: { ...ACCEPT_JSON, 'content-type': type, ...size } };
}

async function call<T>(endpoint: Endpoint, path: string, init: RequestInit, read: (body: unknown) => ApiResponse<T>) {
  let response: Response;
  let text: string;
  try {
    response = await endpoint.send(new Request(`${endpoint.base}/api/v1${path}`, init));
    text = await response.text();
  } catch {
    // There is no response (offline, refused, timed out), so the outcome is unknown.
    return refused('unavailable');
  }
  const body = parse(text);
  if (!response.ok) return refusalOf(response, body);
  if (isMissing(body)) return refused('not-found');
  try {
    return read(body);
  } catch (error) {
    if (endpoint.onUnreadable === undefined) throw error;
    endpoint.onUnreadable(error);
    return refused('unavailable');
  }
}

/** undefined: invalid JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A body with `status: 404` has the same meaning as the HTTP status (tenancy/T8). */
const isMissing = (body: unknown): boolean => {
  const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : null;
  return status === 404 || status === '404';
};

const KIND_OF_STATUS: Readonly<Record<number, RefusalKind>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'not-found',
  408: 'unavailable',
  410: 'not-found',
  413: 'too-large',
  425: 'unavailable',
  429: 'too-many',
};

/** Field errors are used for any definite 4xx; otherwise the status decides (platform-calls/W3, sending/SE4). */
function refusalOf(response: Response, body: unknown): ApiResponse<never> {
  if (response.status >= 500) return refused('unavailable');
  const fields = readFieldErrors(body);
  const refusal = refused(KIND_OF_STATUS[response.status] ?? 'invalid', {}, readRetryAfter(response.headers));
  return isDefinite(refusal.refusal) && Object.keys(fields).length > 0 ? refused('invalid', fields) : refusal;
}
