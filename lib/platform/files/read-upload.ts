import { type FileHandle, open, readFile } from 'node:fs/promises';
import { type Answer, answered, refused } from '@/lib/contract/refusals';

/** Bytes of a file: 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** What a form puts around its one file: boundaries, names, types. */
const LARGEST_WRAPPING = 64 * 1024;
const LARGEST_FORM = MAX_FILE_BYTES + LARGEST_WRAPPING;

export type Upload = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Writes a form to the disk as it comes: in memory it would be held for as long as its sender takes. `invalid` with the
 * field `file` when it is no form or breaks off. The file is for the caller to remove, also after a refusal.
 */
export async function spoolForm(request: Request, path: string): Promise<Answer<true>> {
  if (!/^multipart\/form-data\s*;/i.test(formType(request))) return refused('invalid', { file: 'is missing' });
  const file = await open(path, 'wx', 0o600);
  try {
    const end = await writeBounded(request.body?.getReader() ?? null, file);
    if (end === 'too-large') return refused('too-large');
    return end === 'whole' ? answered(true) : refused('invalid', { file: 'is not whole' });
  } finally {
    await file.close();
  }
}

/**
 * The file in the field `file` of a form on the disk, whatever length was announced; `invalid` with the field `file` when
 * there is none.
 */
export async function readForm(path: string, type: string): Promise<Answer<Upload>> {
  const file = await fileIn(await readFile(path), type);
  if (file === null) return refused('invalid', { file: 'is missing' });
  if (file.size > MAX_FILE_BYTES) return refused('too-large');
  return answered({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
}

export const formType = (request: Request): string => request.headers.get('content-type') ?? '';

async function fileIn(form: Uint8Array<ArrayBuffer>, type: string): Promise<File | null> {
  try {
    const files = (await new Response(form, { headers: { 'content-type': type } }).formData()).getAll('file');
    const [file] = files;
    return files.length === 1 && file instanceof File ? file : null;
  } catch {
    // The parser tells in no other way that this is no form.
    return null;
  }
}

/**
 * Writes a body up to the size of a form. What comes beyond is read and thrown away, within reason: a browser that is
 * still sending reads no answer, and would only see its connection break.
 */
async function writeBounded(
  body: ReadableStreamDefaultReader<Uint8Array> | null,
  file: FileHandle,
): Promise<'whole' | 'too-large' | 'broken'> {
  let size = 0;
  for (;;) {
    // Only the sender can break a body off: a guest who left, which is no error of ours.
    const next = body === null ? DONE : await body.read().catch(() => null);
    if (next === null) return 'broken';
    if (next.done) return size > LARGEST_FORM ? 'too-large' : 'whole';
    size += next.value.byteLength;
    if (size <= LARGEST_FORM) await file.appendFile(next.value);
    if (size > 2 * LARGEST_FORM) {
      await body?.cancel().catch(() => undefined);
      return 'too-large';
    }
  }
}

const DONE = { done: true, value: undefined } as const;
