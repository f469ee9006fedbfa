import { BASE } from '../desk-api';

/** The path of the uploaded file, or why there is none. */
export type UploadResult = { ok: true; path: string } | { ok: false; reason: 'refused' | 'failed' | 'stopped' };

/**
 * Sends a file of staff by a call of the staff API. With XMLHttpRequest, because `fetch` reports no progress of an upload.
 * `onProgress`: the share from 0 to 1. Rule: desk/DE20.
 */
export function uploadFile(
  to: string,
  file: File,
  { onProgress, signal }: { onProgress(share: number): void; signal: AbortSignal },
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const path = request.status === 200 ? readPath(request.responseText) : null;
      if (path !== null) resolve({ ok: true, path });
      else resolve({ ok: false, reason: request.status === 422 || request.status === 413 ? 'refused' : 'failed' });
    });
    request.addEventListener('error', () => resolve({ ok: false, reason: 'failed' }));
    request.addEventListener('abort', () => resolve({ ok: false, reason: 'stopped' }));
    const form = new FormData();
    form.append('file', file);
    request.open('POST', `${BASE}${to}`);
    request.send(form);
  });
}

/** null: the response is not the server's. */
function readPath(text: string): string | null {
  try {
    const path: unknown = JSON.parse(text).data?.path;
    return typeof path === 'string' ? path : null;
  } catch {
    return null;
  }
}
