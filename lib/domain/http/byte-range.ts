/** The bytes to send, both ends included. `null`: the whole file. `unsatisfiable`: outside the file (status 416). */
type ByteRange = { first: number; last: number } | 'unsatisfiable' | null;

/**
 * Reads a Range header. Only a single byte range is supported; several ranges, another unit or a malformed header give
 * the whole file, as the standard allows. So does an `If-Range` header that differs from the file's `etag`.
 */
export function byteRange(
  headers: { range: string | null; ifRange: string | null },
  file: { size: number; etag: string },
): ByteRange {
  if (headers.ifRange !== null && headers.ifRange !== file.etag) return null;
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '');
  const [, from = '', to = ''] = parts ?? [];
  if (from === '' && to === '') return null;
  // `-500` means the last 500 bytes.
  const first = from === '' ? Math.max(0, file.size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? file.size - 1 : Math.min(Number(to), file.size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= file.size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last };
}
