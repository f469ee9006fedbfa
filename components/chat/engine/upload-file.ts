import { canonical } from '@/lib/contract/browser';
import { readFieldErrors } from '@/lib/contract/envelope';
import { paths } from '@/lib/contract/paths';
import { REFUSALS, type RefusalKind } from '@/lib/contract/refusals';
import type { UploadedFile, UploadOptions } from '../chat-types';
import { ChatUploadError } from '../chat-upload-error';

/**
 * Uploads a file to a chat. With XMLHttpRequest, because `fetch` reports no progress of an upload. Rejects with a
 * `ChatUploadError`, or with an AbortError after `signal`. Rule: chat/CH11.
 */
export function uploadFile(chat: string, file: File, { onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const fail = (kind: RefusalKind, reason: string | null = null) => reject(new ChatUploadError(kind, reason));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const uploaded = request.status < 300 ? readUploaded(request.responseText) : null;
      if (uploaded === null) fail(kindOf(request.status), reasonIn(request.responseText));
      else resolve({ name: file.name, ...uploaded });
    });
    request.addEventListener('error', () => fail('unavailable'));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel));
    if (signal.aborted) return reject(new DOMException('cancelled', 'AbortError'));
    signal.addEventListener('abort', cancel);
    const form = new FormData();
    form.append('file', file);
    request.open('POST', `/api/v1${paths.chatFiles(chat)}`);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

const kindOf = (status: number): RefusalKind =>
  (Object.keys(REFUSALS) as RefusalKind[]).find((kind) => REFUSALS[kind].status === status) ?? 'unavailable';

/** null: the response is not the server's, for example the login page of a network. */
function readUploaded(text: string): { url: string; reference: string } | null {
  try {
    const { path, reference } = canonical<{ path?: unknown; reference?: unknown }>(JSON.parse(text));
    return typeof path === 'string' && typeof reference === 'string' ? { url: path, reference } : null;
  } catch {
    return null;
  }
}

/** What the server says about the file; null: nothing. */
function reasonIn(text: string): string | null {
  try {
    const [reason = null] = Object.values(readFieldErrors(JSON.parse(text)));
    return reason;
  } catch {
    return null;
  }
}
