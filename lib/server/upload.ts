import 'server-only';
import type { Multipart } from '@/lib/contract/call';
import type { RefusalKind } from '@/lib/contract/refusals';

const LARGEST_FILE = 10 * 1024 * 1024;
/** What a form needs around its file: names, types, borders. */
const AROUND_A_FILE = 64 * 1024;

export type ReadUpload =
  /** `isTooLarge`: whether more came than was announced or allowed; then the body broke off on its way. */
  { ok: true; form: Multipart; isTooLarge(): boolean } | { ok: false; kind: RefusalKind };

/** A form that another site could make a browser send without asking first: only one of our own pages may. */
function isForeign({ headers }: Request): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== headers.get('host');
}

/**
 * A form with a file, up to 10 MB, to be passed on as it comes: it is never whole in this process's memory. What is in
 * it is for the platform to judge. Source: DESIGN "The way of a request".
 */
export function readUpload(request: Request): ReadUpload {
  const type = request.headers.get('content-type') ?? '';
  const length = request.headers.get('content-length');
  if (isForeign(request)) return { ok: false, kind: 'forbidden' };
  if (!/^multipart\/form-data; *boundary=[\w'()+,./:=? "-]{1,80}$/i.test(type) || request.body === null)
    return { ok: false, kind: 'invalid' };
  const most = LARGEST_FILE + AROUND_A_FILE;
  if (Number(length ?? 0) > most) return { ok: false, kind: 'too-large' };
  let size = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error('more than a file may have'));
      else controller.enqueue(chunk);
    },
  });
  const form = { type, length: length === null ? null : Number(length), body: request.body.pipeThrough(bounded) };
  return { ok: true, form, isTooLarge: () => size > most };
}
