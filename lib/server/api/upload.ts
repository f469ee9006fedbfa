import 'server-only';
import type { Multipart } from '@/lib/contract/call';
import type { RefusalKind } from '@/lib/contract/refusals';
import { MAX_FILE_BYTES } from '@/lib/domain/chat/file-check';

/** Allowed bytes of a form in addition to its file: names, types, boundaries. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + FORM_OVERHEAD_BYTES;

/** A sender that is silent for this time counts as disconnected. */
const SILENCE_TIMEOUT_MS = 15_000;

/** How reading a form ended: completely, or for one of three reasons. */
export type UploadEnd = 'complete' | 'too-large' | 'stalled' | 'gone';

type ReadUpload =
  /** `end` returns null while the form is being read, and also when its reader stopped early. */
  { ok: true; form: Exclude<Multipart, FormData>; end(): UploadEnd | null } | { ok: false; kind: RefusalKind };

/** Whether a page of another site sent the form. Browsers send forms to other sites without a preflight request. */
function isFromOtherSite({ headers }: Request): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== headers.get('host');
}

/**
 * A form with a file of at most 10 MB as a stream, so that the file is never completely in memory. The platform
 * validates the content. Rule: security/SC13.
 */
export function readUpload(request: Request): ReadUpload {
  const type = request.headers.get('content-type') ?? '';
  const length = request.headers.get('content-length');
  if (isFromOtherSite(request)) return { ok: false, kind: 'forbidden' };
  if (!/^multipart\/form-data; *boundary=[\w'()+,./:=? "-]{1,80}$/i.test(type) || request.body === null)
    return { ok: false, kind: 'invalid' };
  if (Number(length ?? 0) > MAX_UPLOAD_BYTES) return { ok: false, kind: 'too-large' };
  const { stream, end } = limitStream(request.body);
  return { ok: true, form: { type, length: length === null ? null : Number(length), body: stream }, end };
}

/** Passes the body's bytes on; fails when there are too many or when the sender stops sending. */
function limitStream(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  let size = 0;
  let end: UploadEnd | null = null;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await nextWithin(reader, SILENCE_TIMEOUT_MS);
        if (typeof next !== 'string') size += next.byteLength;
        if (typeof next !== 'string' && size <= MAX_UPLOAD_BYTES) return controller.enqueue(next);
        end = typeof next === 'string' ? next : 'too-large';
        if (end === 'complete') return controller.close();
        // Not awaited, because nobody needs the rest of the body.
        void reader.cancel().catch(() => undefined);
        throw new Error(`the upload ended: ${end}`);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, end: () => end };
}

type Next = Uint8Array | 'complete' | 'stalled' | 'gone';

/**
 * The next chunk, or the end of the body: `complete` after the last chunk, `stalled` when no chunk arrived in time,
 * `gone` when the sender has disconnected.
 */
async function nextWithin(reader: ReadableStreamDefaultReader<Uint8Array>, timeoutMs: number): Promise<Next> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'stalled'>((resolve) => {
    timer = setTimeout(() => resolve('stalled'), timeoutMs);
  });
  const next = reader.read().then(
    ({ done, value }): Next => (done ? 'complete' : value),
    (): Next => 'gone',
  );
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
