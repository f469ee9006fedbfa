import { type FileHandle, open, readFile } from 'node:fs/promises';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { MAX_FILE_BYTES } from '@/lib/domain/chat/file-check';

/** Bytes that a form adds to its file: boundaries, names, types. */
const MAX_FORM_OVERHEAD = 64 * 1024;
const MAX_FORM_BYTES = MAX_FILE_BYTES + MAX_FORM_OVERHEAD;

/** A file with the other fields of its form. */
export type Upload = { name: string; bytes: Uint8Array<ArrayBuffer>; fields: Readonly<Record<string, string>> };

/**
 * Writes a form to the disk while it arrives, because in memory it would occupy space for as long as its sender takes.
 * Refused as `invalid` with the field `file` when it is not a form or incomplete. The caller deletes the file, also
 * after a refusal.
 */
export async function spoolForm(request: Request, path: string): Promise<ApiResponse<true>> {
  if (!/^multipart\/form-data\s*;/i.test(formType(request))) return refused('invalid', { file: 'is missing' });
  const file = await open(path, 'wx', 0o600);
  try {
    const end = await writeBounded(request.body?.getReader() ?? null, file);
    if (end === 'too-large') return refused('too-large');
    return end === 'complete' ? succeeded(true) : refused('invalid', { file: 'is not whole' });
  } finally {
    await file.close();
  }
}

/**
 * The file in the field `file` of a stored form, whatever content length was declared. Refused as `invalid` with the
 * field `file` when there is none.
 */
export async function readForm(path: string, type: string): Promise<ApiResponse<Upload>> {
  const found = await fileIn(await readFile(path), type);
  const file = found?.file ?? null;
  if (found === null || file === null) return refused('invalid', { file: 'is missing' });
  if (file.size > MAX_FILE_BYTES) return refused('too-large');
  return succeeded({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), fields: found.fields });
}

export const formType = (request: Request): string => request.headers.get('content-type') ?? '';

async function fileIn(
  form: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<{ file: File; fields: Upload['fields'] } | null> {
  try {
    const data = await new Response(form, { headers: { 'content-type': type } }).formData();
    const files = data.getAll('file');
    const [file] = files;
    const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return files.length === 1 && file instanceof File ? { file, fields: Object.fromEntries(texts) } : null;
  } catch {
    // The parser throws for a body that is not a form.
    return null;
  }
}

/**
 * Writes a body up to the maximum size of a form. Further bytes are read and dropped, up to a limit: a browser reads no
 * response while it sends and would only see a broken connection.
 */
async function writeBounded(
  body: ReadableStreamDefaultReader<Uint8Array> | null,
  file: FileHandle,
): Promise<'complete' | 'too-large' | 'aborted'> {
  let size = 0;
  for (;;) {
    // Only a sender who disconnects causes an error here, so it is not an error of the server.
    const next = body === null ? DONE : await body.read().catch(() => null);
    if (next === null) return 'aborted';
    if (next.done) return size > MAX_FORM_BYTES ? 'too-large' : 'complete';
    size += next.value.byteLength;
    if (size <= MAX_FORM_BYTES) await file.appendFile(next.value);
    if (size > 2 * MAX_FORM_BYTES) {
      await body?.cancel().catch(() => undefined);
      return 'too-large';
    }
  }
}

const DONE = { done: true, value: undefined } as const;
