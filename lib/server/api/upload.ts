import 'server-only';
import type { Multipart } from '@/lib/contract/call';
import type { RefusalKind } from '@/lib/contract/refusals';

const LARGEST_FILE = 10 * 1024 * 1024;
/** What a form needs around its file: names, types, borders. */
const AROUND_A_FILE = 64 * 1024;

export const LARGEST_UPLOAD = LARGEST_FILE + AROUND_A_FILE;

/** A sender that says nothing for so long has left. */
const LONGEST_SILENCE_MS = 15_000;

/** How a form came to its end: all of it is there, or it broke off on its way for one of three reasons. */
export type UploadEnd = 'whole' | 'too-large' | 'stalled' | 'gone';

type ReadUpload =
  /** `end`: null while the form is on its way, and when it was not read to its end. */
  { ok: true; form: Exclude<Multipart, FormData>; end(): UploadEnd | null } | { ok: false; kind: RefusalKind };

/** A form that another site could make a browser send without asking first: only one of our own pages may. */
function isForeign({ headers }: Request): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== headers.get('host');
}

/**
 * A form with a file, up to 10 MB, to be passed on as it comes: it is never whole in this process's memory. What is in
 * it is for the platform to judge. Rule: security/SC13.
 */
export function readUpload(request: Request): ReadUpload {
  const type = request.headers.get('content-type') ?? '';
  const length = request.headers.get('content-length');
  if (isForeign(request)) return { ok: false, kind: 'forbidden' };
  if (!/^multipart\/form-data; *boundary=[\w'()+,./:=? "-]{1,80}$/i.test(type) || request.body === null)
    return { ok: false, kind: 'invalid' };
  if (Number(length ?? 0) > LARGEST_UPLOAD) return { ok: false, kind: 'too-large' };
  const { stream, end } = bounded(request.body);
  return { ok: true, form: { type, length: length === null ? null : Number(length), body: stream }, end };
}

/** The same bytes, as long as they are not too many and go on coming. */
function bounded(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  let size = 0;
  let end: UploadEnd | null = null;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await nextWithin(reader, LONGEST_SILENCE_MS);
        if (typeof next !== 'string') size += next.byteLength;
        if (typeof next !== 'string' && size <= LARGEST_UPLOAD) return controller.enqueue(next);
        end = typeof next === 'string' ? next : 'too-large';
        if (end === 'whole') return controller.close();
        // Nobody waits for what may still come.
        void reader.cancel().catch(() => undefined);
        throw new Error(`the upload ended: ${end}`);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, end: () => end };
}

type Next = Uint8Array | 'whole' | 'stalled' | 'gone';

/**
 * The next chunk; `whole` after the last one, `stalled` when there is none in time, `gone` when its sender has
 * left.
 */
async function nextWithin(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Next> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'stalled'>((stalled) => {
    timer = setTimeout(() => stalled('stalled'), most);
  });
  const next = reader.read().then(
    ({ done, value }): Next => (done ? 'whole' : value),
    (): Next => 'gone',
  );
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
