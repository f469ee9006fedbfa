import 'server-only';

/** The part of a file that is asked for, both ends included; `null`: all of it; `unsatisfiable`: it has no such part. */
export type ByteRange = { first: number; last: number } | 'unsatisfiable' | null;

/**
 * Reads a Range header against a file's size. Only one plain range counts; several, another unit or nonsense give the
 * whole file, as the standard allows.
 */
export function byteRange(header: string | null, size: number): ByteRange {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = parts ?? [];
  if (from === '' && to === '') return null;
  // Without a beginning it is so many bytes from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last };
}

/** A whole answer cut to the part that was asked for, if one was, and of this very version of the file. */
export async function cutToRange(asked: Headers, whole: Response): Promise<Response> {
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  const version = asked.get('if-range');
  const isWanted = asked.has('range') && (version === null || version === whole.headers.get('etag'));
  if (!isWanted) return new Response(whole.body, { status: whole.status, headers });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const range = byteRange(asked.get('range'), bytes.length);
  if (range === null) return new Response(bytes, { status: whole.status, headers });
  headers.delete('content-length');
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  return new Response(bytes.subarray(range.first, range.last + 1), { status: 206, headers });
}
