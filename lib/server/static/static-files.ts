import 'server-only';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { chooseEncoding } from '@/lib/domain/http/accept-encoding';
import { createLruMap } from '../upstream/lru-map';
import type { KeptBuilds } from './kept-builds';
import { type FileVersion, indexStaticFiles, type StaticFile } from './static-index';

/** In bytes. The files of the first views of all hotels have about 2 MB compressed. */
const MAX_MEMORY = 32_000_000;
/** In bytes. A larger file is streamed from the disk. */
const MAX_IN_MEMORY_FILE = 1_000_000;

/** `send` responds to a request for a static file. For any other it returns false and leaves the response untouched. */
type StaticFiles = { send(request: IncomingMessage, response: ServerResponse): boolean };

/**
 * Sends the files of the build and of `public` from memory, compressed at build time, without involving Next. Range
 * requests are not supported, because no page plays media or resumes downloads of these files. `root`: the project folder.
 * `builds`: what other builds have, for pages of theirs. Rules: page-cache/PC12, operations/OP20.
 */
export function createStaticFiles(root: string, builds?: KeptBuilds): StaticFiles {
  const files = indexStaticFiles(root);
  const memory = createLruMap<Buffer>({ entries: 2_000, size: MAX_MEMORY });

  async function sendBody(version: FileVersion, response: ServerResponse): Promise<void> {
    if (version.size > MAX_IN_MEMORY_FILE) {
      pipeline(createReadStream(version.path), response, () => undefined);
      return;
    }
    const body = memory.get(version.path) ?? (await readFile(version.path));
    memory.set(version.path, body, { size: body.length });
    response.end(body);
  }

  return {
    send(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const address = (request.url ?? '').split('?', 1)[0] ?? '';
      const file = files.get(address) ?? builds?.find(address);
      if (file === undefined) return false;
      const version = versionFor(file, request, response);
      if (matchesEtag(request.headers['if-none-match'], version.etag)) {
        response.writeHead(304).end();
        return true;
      }
      response.setHeader('content-type', file.type);
      response.setHeader('content-length', version.size);
      if (request.method === 'HEAD') response.end();
      else sendBody(version, response).catch(() => response.destroy());
      return true;
    },
  };
}

/** Chooses the version and sets the headers that a 200 and a 304 have in common. */
function versionFor(file: StaticFile, request: IncomingMessage, response: ServerResponse): FileVersion {
  const { identity, ...compressed } = file.versions;
  const available = (['br', 'gzip'] as const).filter((encoding) => compressed[encoding] !== undefined);
  const encoding = chooseEncoding(request.headers['accept-encoding'], available);
  const version = encoding === null ? identity : (compressed[encoding] ?? identity);
  response.setHeader('cache-control', file.cacheControl);
  response.setHeader('etag', version.etag);
  if (available.length > 0) response.setHeader('vary', 'accept-encoding');
  if (encoding !== null) response.setHeader('content-encoding', encoding);
  return version;
}

/** Whether an If-None-Match header contains the ETag of this version. */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => [etag, '*'].includes(entry.trim().replace(/^W\//, '')));
