/** The part of a file that is asked for, both ends included; `null`: all of it; `unsatisfiable`: it has no such part. */
type ByteRange = { first: number; last: number } | 'unsatisfiable' | null;

/**
 * Reads a Range header against a file's size. Only one plain range counts; several, another unit or nonsense give the
 * whole file, as the standard allows. `etag`: the version of the file, which `If-Range` has to name where it is sent.
 */
export function byteRange(
  headers: { range: string | null; ifRange: string | null },
  file: { size: number; etag: string },
): ByteRange {
  if (headers.ifRange !== null && headers.ifRange !== file.etag) return null;
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '');
  const [, from = '', to = ''] = parts ?? [];
  if (from === '' && to === '') return null;
  // Without a beginning it is so many bytes from the end.
  const first = from === '' ? Math.max(0, file.size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? file.size - 1 : Math.min(Number(to), file.size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= file.size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last };
}
