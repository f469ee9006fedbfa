import { type Answer, answered, refused } from '@/lib/contract/refusals';

/** Bytes of a file: 10 MB. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** What a form puts around its one file: boundaries, names, types. */
const LARGEST_WRAPPING = 64 * 1024;

export type Upload = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The file in the field `file` of a form, whatever length was announced; `invalid` with the field `file` when there is
 * none.
 */
export async function readUpload(request: Request): Promise<Answer<Upload>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return refused('invalid', { file: 'is missing' });
  const form = await readForm(request.body);
  if (!form.ok) return form;
  const file = await fileIn(form.value, type);
  if (file === null) return refused('invalid', { file: 'is missing' });
  if (file.size > LARGEST_FILE) return refused('too-large');
  return answered({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
}

async function readForm(body: ReadableStream<Uint8Array> | null): Promise<Answer<Uint8Array<ArrayBuffer>>> {
  try {
    const form = await readBounded(body, LARGEST_FILE + LARGEST_WRAPPING);
    return form === null ? refused('too-large') : answered(form);
  } catch {
    // Only the sender can break a body off: a guest who left, which is no accident of ours.
    return refused('invalid', { file: 'is not whole' });
  }
}

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
 * A body up to a size; null when there is more of it. The rest is read and thrown away, within reason: a browser that
 * is still sending reads no answer, and would only see its connection break.
 */
async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
    if (size > 2 * most) return null;
  }
  return size > most ? null : joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
