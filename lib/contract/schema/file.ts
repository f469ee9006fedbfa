import { isRecord } from '@/lib/domain/json/read-value';
import { lenientString } from './lenient';

/** A file: a path, or an object with `path` or `url`, also under `file` (chat/CH11). */
export function readFile(value: unknown): string | null {
  if (!isRecord(value)) return typeof value === 'string' ? lenientString(value) : null;
  const inner = isRecord(value.file) ? value.file : null;
  for (const named of [value.path, value.url, value.file, inner?.path, inner?.url])
    if (typeof named === 'string' && named.trim() !== '') return named;
  return null;
}
