import 'server-only';
import { handleStorage } from '../files/handle-storage';

/** In bytes. */
const MAX_FILE = 8_000_000;
const DATA_SVG = 'data:image/svg+xml,';

/** Thrown when a picture cannot be read now; without it an image would be wrong for as long as networks keep it. */
export class PictureUnavailable extends Error {}

/**
 * Reads a picture of the host's hotel; null if there is none. Only files of our storage are read: an address elsewhere
 * would let a hotel's data send this server to any host. `host`: the Host header, which decides whose files these are.
 */
export async function readPicture(address: string | null, host: string | null): Promise<Buffer | null> {
  if (address === null) return null;
  if (address.startsWith(DATA_SVG)) return Buffer.from(decodeURIComponent(address.slice(DATA_SVG.length)));
  if (!address.startsWith('/storage/')) return null;
  const headers = { accept: 'image/*', ...(host !== null && { host }) };
  const response = await handleStorage(new Request(`http://storage.internal${address}`, { headers }));
  if (response.status >= 500) throw new PictureUnavailable(`a picture responded with ${response.status}`);
  const isPicture = response.status === 200 && response.headers.get('content-type')?.startsWith('image/') === true;
  if (!isPicture || response.body === null) {
    await response.body?.cancel();
    return null;
  }
  return readAtMost(response.body, MAX_FILE);
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
