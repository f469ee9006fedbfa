import { isRecord, readString } from '@/lib/domain/json/read-value';
import type { Crop } from '@/lib/domain/menu-editor/crop';
import { BASE } from '../../desk-api';

/** The address of the stored picture, or why there is none. */
export type PictureUpload =
  | { ok: true; path: string }
  | { ok: false; reason: 'refused' | 'failed' | 'stopped' | 'signed-out' };

const REFUSED: readonly number[] = [413, 422];
const UNAUTHORIZED = 401;

/**
 * Sends a picture and what of it is kept. With XMLHttpRequest, because `fetch` reports no progress of an upload.
 * `onProgress`: the share from 0 to 1. Rules: menu/ME52, menu/ME53.
 */
export function uploadPicture(
  { file, crop }: { file: File; crop: Crop },
  { onProgress, signal }: { onProgress(share: number): void; signal: AbortSignal },
): Promise<PictureUpload> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const path = request.status === 200 ? readPath(request.responseText) : null;
      if (path !== null) return resolve({ ok: true, path });
      if (request.status === UNAUTHORIZED) return resolve({ ok: false, reason: 'signed-out' });
      resolve({ ok: false, reason: REFUSED.includes(request.status) ? 'refused' : 'failed' });
    });
    request.addEventListener('error', () => resolve({ ok: false, reason: 'failed' }));
    request.addEventListener('abort', () => resolve({ ok: false, reason: 'stopped' }));
    const form = new FormData();
    form.append('file', file);
    for (const [name, fraction] of Object.entries(crop)) form.append(name, String(fraction));
    request.open('POST', `${BASE}/menu/pictures`);
    request.send(form);
  });
}

/** null: the response is not the server's. */
function readPath(text: string): string | null {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) && isRecord(json.data) ? readString(json.data.path) : null;
  } catch {
    return null;
  }
}
