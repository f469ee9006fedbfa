import 'server-only';
import type { Multipart } from '@/lib/contract/call';
import type { RefusalKind } from '@/lib/contract/refusals';

const LARGEST_FILE = 10 * 1024 * 1024;
/** What a form needs around its file: names, types, borders. */
const AROUND_A_FILE = 64 * 1024;

export const LARGEST_UPLOAD = LARGEST_FILE + AROUND_A_FILE;

/** A sender that says nothing for so long has left. */
const LONGEST_SILENCE_MS = 15_000;

export type ReadUpload =
  /**
   * `isTooLarge`: whether more came than was announced or allowed; `hasStalled`: whether its sender fell silent. In either
   * case the body broke off on its way.
   */
  | { ok: true; form: Exclude<Multipart, FormData>; isTooLarge(): boolean; hasStalled(): boolean }
  | { ok: false; kind: RefusalKind };

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
  if (Number(length ?? 0) > LARGEST_UPLOAD) return { ok: false, kind: 'too-large' };
  const passing = bounded();
  const form = {
    type,
    length: length === null ? null : Number(length),
    body: request.body.pipeThrough(passing.stream),
  };
  return { ok: true, form, isTooLarge: passing.isTooLarge, hasStalled: passing.hasStalled };
}

/** Lets so many bytes through, as long as they go on coming. */
function bounded() {
  let size = 0;
  let stalled = false;
  let silence: NodeJS.Timeout | undefined;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => wait(controller),
    transform(chunk, controller) {
      wait(controller);
      size += chunk.byteLength;
      if (size > LARGEST_UPLOAD) controller.error(new Error('more than a file may have'));
      else controller.enqueue(chunk);
    },
    flush: () => clearTimeout(silence),
  });
  function wait(controller: TransformStreamDefaultController) {
    clearTimeout(silence);
    silence = setTimeout(() => {
      stalled = true;
      controller.error(new Error('the sender fell silent'));
    }, LONGEST_SILENCE_MS).unref();
  }
  return { stream, isTooLarge: () => size > LARGEST_UPLOAD, hasStalled: () => stalled };
}
